import { Dialog as Primitive } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";

export interface DialogProps {
  readonly open: boolean;
  /** Handles a wish to close: Escape, the close button, a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Absent for one that only what is in it can end: it has no close button. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
  /**
   * `narrow` is a card with a message or a short form, on a small screen a sheet at its foot; `wide` is a
   * card with tables; `sheet` slides from the side at any width; `full` takes the screen with two columns
   * of fields, `entry` with one.
   */
  readonly shape?: "narrow" | "wide" | "sheet" | "full" | "entry";
  /** A press outside does not close it. */
  readonly staysOnOutsidePress?: boolean;
}

const POPUP_SHAPES = {
  narrow:
    "mt-auto rounded-t-tile sm:mx-auto sm:my-[min(2.5rem,4dvh)] sm:max-w-[30rem] sm:rounded-tile animate-rise",
  wide: "min-h-dvh mx-auto sm:my-[min(2.5rem,4dvh)] sm:min-h-0 sm:max-w-[44rem] sm:rounded-tile animate-rise",
  full: "min-h-dvh animate-rise *:mx-auto *:max-w-[44rem]",
  entry: "min-h-dvh animate-rise sm:pt-[min(8vh,6rem)] *:mx-auto *:max-w-[30rem]",
  sheet: "min-h-dvh ml-auto max-w-[min(22rem,88vw)] animate-fade",
} as const;

const STOPS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";

/** Leads from the last control to the first and back: the page behind is no stop in between. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from || !to) return;
  event.preventDefault();
  to.focus();
}

/** A press beside a dialog that stays would give the focus to the page behind it. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/**
 * A modal dialog: at the foot of small screens or all over them, a card on larger ones. Focus goes
 * to the dialog itself, so that nothing in it looks chosen; it stays in and returns to where it was. What
 * the keyboard comes to stops below the title, which sticks.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  shape = "narrow",
  staysOnOutsidePress = false,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      disablePointerDismissal={staysOnOutsidePress}
    >
      <Primitive.Portal>
        <Primitive.Backdrop className="fixed inset-0 z-40 animate-fade bg-ink/80" />
        <Primitive.Viewport
          className="fixed inset-0 z-50 flex scroll-pt-24 flex-col overflow-y-auto overscroll-contain"
          onMouseDown={staysOnOutsidePress ? keepFocus : undefined}
        >
          <Primitive.Popup
            ref={popup}
            initialFocus={popup}
            onKeyDown={goRound}
            className={clsx(
              "relative w-full shrink-0 bg-surface-1 shadow-lifted outline-none",
              POPUP_SHAPES[shape],
            )}
          >
            <div className="sticky top-0 z-10 flex items-center gap-4 rounded-t-[inherit] bg-surface-1 px-5 pt-4 pb-3 sm:px-8 sm:pt-6">
              <Primitive.Title className="grow font-bold font-display text-xl">
                {title}
              </Primitive.Title>
              {closeLabel === undefined ? null : (
                <Primitive.Close
                  aria-label={closeLabel}
                  className="-mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-surface-2"
                >
                  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6">
                    <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" />
                  </svg>
                </Primitive.Close>
              )}
            </div>
            <div className="px-5 pb-8 sm:px-8">{children}</div>
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
