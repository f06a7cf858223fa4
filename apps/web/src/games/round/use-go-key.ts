import { useEffect, useRef } from "react";

/** Least time between two presses that count: a double click is one press. */
const PRESS_GAP_MS = 250;

/**
 * The press that starts a round or hurries it, by button or by Space anywhere on the page. A key
 * held down counts once, so that no round starts by itself.
 */
export function useGoKey(go: () => void): () => void {
  const latest = useRef(go);
  latest.current = go;
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  const press = useRef(() => {
    const nowMs = performance.now();
    if (nowMs - lastMs.current < PRESS_GAP_MS) return;
    lastMs.current = nowMs;
    latest.current();
  });

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      const inControl =
        target instanceof Element &&
        target.closest("a, button, input, select, textarea, [role=dialog], [contenteditable]") !==
          null;
      if (event.key !== " " || inControl || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) press.current();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return press.current;
}

/** For a button's `onKeyDown`: a key held down does not press it again and again. */
export function ignoreRepeat(event: { readonly repeat?: boolean; preventDefault(): void }): void {
  if (event.repeat) event.preventDefault();
}
