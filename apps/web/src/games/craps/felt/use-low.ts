import { useSyncExternalStore } from "react";

/** The screens of the variant `low` in the styles. */
const LOW = "(min-width: 34rem) and (max-height: 33rem)";

function follow(onChange: () => void): () => void {
  const list = window.matchMedia(LOW);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Tells whether the screen is low: the felt stands beside the dice. */
export const useLow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(LOW).matches,
    () => false,
  );
