import { useRouter } from "@tanstack/react-router";
import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from "react";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Address in the back office, with its query. */
  readonly to: string;
}

/** Tells whether the operator may open the screen at an address: nobody is led to one that is refused. */
export const MayOpen = createContext<(to: string) => boolean>(() => true);

/** Tells whether the browser opens a press elsewhere by itself. */
const isElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link within the back office: it changes the screen without a new page. It is text where the operator may not
 * open what it leads to.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const mayOpen = useContext(MayOpen);
  if (!mayOpen(to)) return <span className={rest.className}>{children}</span>;
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isElsewhere(event)) return;
        event.preventDefault();
        router.history.push(to);
      }}
    >
      {children}
    </a>
  );
}
