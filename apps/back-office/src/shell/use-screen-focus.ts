import { useEffect } from "react";

/**
 * Keeps the keyboard near its place: when the control that has the focus goes, with the row that was decided or at
 * the end of a list, the place that it stood in gets it. Else the focus would be nowhere, and nothing be read.
 */
export function useScreenFocus(): void {
  useEffect(() => {
    let path: readonly Element[] = [];
    const note = ({ target }: FocusEvent) => {
      const screen = document.getElementById("screen");
      if (screen && target instanceof Element && screen.contains(target))
        path = ancestorsOf(target, screen);
    };
    const giveFocus = () => {
      if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
      const place = path.find((one) => one.isConnected && isPlace(one));
      path = [];
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(giveFocus);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    return () => {
      watch.disconnect();
      document.removeEventListener("focusin", note);
    };
  }, []);
}

/** Tells whether an element takes the focus without being a stop of Tab. */
const isPlace = (element: Element): boolean => element.getAttribute("tabindex") === "-1";

/** Lists an element and what it stands in, up to the screen. */
function ancestorsOf(element: Element, screen: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    found.push(at);
    if (at === screen) break;
  }
  return found;
}
