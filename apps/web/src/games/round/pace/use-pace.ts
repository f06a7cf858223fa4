import { useMemo, useState, useSyncExternalStore } from "react";
import { useClientContext } from "../../../data/configuration.ts";
import { type Pace, paceOf, speedOf } from "./pace.ts";

const QUERY = "(prefers-reduced-motion: reduce)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Tells whether the visitor asks for less motion. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );

/** The pace of a stage: turbo or not, where the licence allows it, the visitor's wish for less motion, `?speed=` of the address. */
export function usePace(turbo: boolean): Pace {
  const reducedMotion = useReducedMotion();
  const [speed] = useState(() => speedOf(window.location.search));
  const mayHurry = useClientContext().policy.play.turbo;
  return useMemo(
    () => paceOf({ speed, turbo, mayHurry, reducedMotion }),
    [speed, turbo, mayHurry, reducedMotion],
  );
}
