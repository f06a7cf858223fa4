import { minRoundMs } from "@houselight/contracts/configuration";
import { useCallback, useEffect, useRef } from "react";
import { useClientContext } from "../../../data/configuration.ts";
import type { RoundState } from "../round-state.ts";

/**
 * Returns how long the round on the stage still lasts under the licence, in milliseconds: the house
 * takes the next stake no earlier. It counts from the answer, which comes after the stake.
 */
export function useRoundWait(
  gameKind: string,
  { phase, round, recalled }: RoundState,
): () => number {
  const { policy } = useClientContext();
  const leastMs = minRoundMs(policy.play, gameKind);
  const answeredMs = useRef(Number.NEGATIVE_INFINITY);
  const answeredId = useRef<string>(undefined);
  const id = phase === "replaying" && !recalled ? round?.id : undefined;
  useEffect(() => {
    // A round with steps is replayed several times: it began with the first.
    if (id === undefined || id === answeredId.current) return;
    answeredId.current = id;
    answeredMs.current = performance.now();
  }, [id]);
  return useCallback(
    () => Math.max(0, leastMs - (performance.now() - answeredMs.current)),
    [leastMs],
  );
}
