import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Returns the handlers of a game's bar. A button that leaves the bar beneath its own press (an answer when the
 * round is over, the start of automatic play) would leave the focus nowhere: the main button of the bar has it
 * then, so that whoever plays by keyboard goes on from there.
 */
export function useBarFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  // After every drawing: what was pressed may have left with any of them.
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    bar.current?.querySelector<HTMLElement>(".button-action")?.focus({ preventScroll: true });
  });
  return {
    ref: bar,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // What is taken away has not been left.
      if (target.isConnected) isInside.current = false;
    },
  };
}
