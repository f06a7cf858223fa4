import { useEffect, useRef } from "react";

/**
 * Calls back when the browser shows a page once more just as it was left: whoever went on to another site came
 * back, and what waited for the way there waits in vain. Returns how to end that.
 */
export function onShownAgain(page: EventTarget, again: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) again();
  };
  page.addEventListener("pageshow", hear);
  return () => page.removeEventListener("pageshow", hear);
}

/** Calls back when this page is shown once more just as it was left. */
export function useShownAgain(again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => onShownAgain(window, () => latest.current()), []);
}
