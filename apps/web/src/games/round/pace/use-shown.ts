import { useCallback, useEffect, useRef } from "react";
import type { RoundLife } from "../use-round.ts";
import type { Pace } from "./pace.ts";

/** A cut leaves so long to see that something has come, in milliseconds. */
const CUT_MS = 250;

/**
 * Shows every answer to a bet or a step for as long as it moves at the usual pace, then lets the round go
 * on. `onLanded` is called when it has. Returns the function that ends the showing at once.
 */
export function useShown(
  life: RoundLife,
  pace: Pace,
  usualMs: number,
  onLanded: () => void,
): () => void {
  const { phase, round } = life.state;
  const now = useRef({ life, pace, usualMs, onLanded });
  now.current = { life, pace, usualMs, onLanded };
  const timer = useRef(0);
  const land = useCallback(() => {
    window.clearTimeout(timer.current);
    if (now.current.life.state.phase !== "replaying") return;
    now.current.onLanded();
    now.current.life.finish();
  }, []);
  useEffect(() => {
    if (phase !== "replaying" || !round) return undefined;
    const { pace, usualMs } = now.current;
    timer.current = window.setTimeout(land, pace.cuts ? CUT_MS : pace.ms(usualMs));
    return () => window.clearTimeout(timer.current);
  }, [phase, round, land]);
  return land;
}
