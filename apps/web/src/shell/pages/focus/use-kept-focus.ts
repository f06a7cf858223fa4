import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Returns the handlers of a part whose controls can leave beneath their own press: an answer of a round that is
 * over, a box that is opened. The focus would be left nowhere; the first element of the part that `heir`
 * selects has it then, so that whoever works by keyboard or hears the page goes on from there.
 */
export function useKeptFocus<Part extends HTMLElement>(heir: string) {
  const part = useRef<Part>(null);
  const isInside = useRef(false);
  // After every drawing: what was pressed may have left with any of them.
  useEffect(() => {
    // What had the focus before the page was alive told nobody.
    if (part.current?.contains(document.activeElement)) isInside.current = true;
    if (!isInside.current || document.activeElement !== document.body) return;
    part.current?.querySelector<HTMLElement>(heir)?.focus({ preventScroll: true });
  });
  return {
    ref: part,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // What is taken away has not been left.
      if (target.isConnected) isInside.current = false;
    },
  };
}
