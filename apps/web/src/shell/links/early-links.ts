import { useEffect } from "react";

const HELD = "a[href], button[aria-haspopup]";

/** Link, or button of a menu, that was pressed last before the page was hydrated. */
let clicked: HTMLElement | null = null;

/**
 * Holds clicks back until the page is hydrated. On links: a router that leaves a page while it hydrates
 * throws it away with an error (https://github.com/TanStack/router/issues/8306). On buttons of menus:
 * nobody would hear them yet.
 */
export function holdEarlyLinks(): void {
  window.addEventListener("click", hold, true);
}

/** Lets links go, the one that waits first, when the page that calls it is hydrated. */
export function useReleasedLinks(): void {
  useEffect(() => {
    window.removeEventListener("click", hold, true);
    if (clicked?.isConnected) clicked.click();
    clicked = null;
  }, []);
}

function hold(event: MouseEvent): void {
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const link = event.target instanceof Element ? event.target.closest(HELD) : null;
  if (!(link instanceof HTMLElement) || elsewhere) return;
  event.preventDefault();
  event.stopPropagation();
  clicked = link;
}
