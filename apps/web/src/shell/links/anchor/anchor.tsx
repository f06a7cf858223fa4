import type { ComponentProps, MouseEvent, SyntheticEvent } from "react";
import { opensElsewhere } from "../opens-elsewhere.ts";

/** Sets how long a pointer rests on a link before its page is loaded ahead, in milliseconds. */
const REST_MS = 50;

/** A person has one pointer: a link that it rests on takes the place of the one before. */
let resting: ReturnType<typeof setTimeout> | undefined;

function restOn(loadAhead: (() => void) | undefined): void {
  clearTimeout(resting);
  if (loadAhead) resting = setTimeout(loadAhead, REST_MS);
}

const leave = (): void => clearTimeout(resting);

export interface AnchorProps extends ComponentProps<"a"> {
  readonly href: string;
  /** Goes to the place; not called where the press asks for another tab, a window or a download. */
  readonly follow: () => void;
  /** Loads the place ahead, once somebody seems to want it. */
  readonly loadAhead?: (() => void) | undefined;
}

/** An anchor whose press the site follows without loading a page anew. */
export function Anchor({
  href,
  follow,
  loadAhead,
  onClick,
  onFocus,
  onBlur,
  onMouseEnter,
  onMouseLeave,
  onTouchStart,
  children,
  ...rest
}: AnchorProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isFollowed(event, rest.target)) return;
    event.preventDefault();
    leave();
    follow();
  };
  const wait = () => restOn(loadAhead);
  return (
    <a
      {...rest}
      href={href}
      onClick={after(onClick, press)}
      onFocus={after(onFocus, wait)}
      onBlur={after(onBlur, leave)}
      onMouseEnter={after(onMouseEnter, wait)}
      onMouseLeave={after(onMouseLeave, leave)}
      onTouchStart={after(onTouchStart, () => loadAhead?.())}
    >
      {children}
    </a>
  );
}

/** Tells whether a press is the site's to follow, not the browser's, and nobody has taken it before. */
const isFollowed = (event: MouseEvent, target: string | undefined): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  (target === undefined || target === "_self") &&
  !opensElsewhere(event);

/** Returns a handler that runs behind the one that a caller has for the same event. */
const after =
  <Event extends SyntheticEvent>(
    first: ((event: Event) => void) | undefined,
    then: (event: Event) => void,
  ) =>
  (event: Event): void => {
    first?.(event);
    then(event);
  };
