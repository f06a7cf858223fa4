import type { FreespinsView } from "@houselight/contracts/freespins";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { RefusedError } from "../../../api/errors.ts";
import { useData } from "../../../api/page/use-data.ts";
import {
  countSpin,
  freespinsQuery,
  spinsToActivate,
  spinsToPlay,
} from "../../../data/bonuses/freespins.ts";
import type { GameProps } from "../../game-module.ts";
import type { RoundLife } from "../../round/use-round.ts";

/** Free spins of the game on the stage. */
interface HouseSpins {
  /**
   * Those that pay for the next round, as they were before the round on the stage: what it wins is not told
   * before it has been shown. Null where the player pays.
   */
  readonly paying: FreespinsView | null;
  /** Those that are offered before the first round, while none are activated; null for none. */
  readonly waiting: FreespinsView | null;
}

export function useHouseSpins({ game, mode }: GameProps, life: RoundLife): HouseSpins {
  const queryClient = useQueryClient();
  const all = useData({ ...freespinsQuery, enabled: mode === "real" }) ?? [];
  const { phase, round, recalled } = life.state;
  const now = mode === "real" ? spinsToPlay(all, game.slug, life.purse.currency) : undefined;
  const shown = useRef(now);
  if (phase === "idle" || phase === "checking") shown.current = now;
  const spins = shown.current ?? null;

  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (!round?.free || recalled || !spins || counted.current === round.id) return;
    counted.current = round.id;
    countSpin(queryClient, spins, round.payout_cents);
  }, [queryClient, round, recalled, spins]);
  useReadAnew(life.state.problem);
  const isFresh = mode === "real" && phase === "idle" && !round && !spins;
  const waiting = isFresh ? spinsToActivate(all, game.slug, life.purse.currency) : undefined;
  return { paying: spins, waiting: waiting ?? null };
}

const OTHERWISE = [
  "freespins_not_activated",
  "freespins_over",
  "freespins_not_found",
  "freespins_other_bet",
];

/** Reads the free spins anew where the house says that they are not as the page has them. */
function useReadAnew(problem: unknown): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (problem instanceof RefusedError && OTHERWISE.some((code) => problem.has(code)))
      void queryClient.invalidateQueries({ queryKey: freespinsQuery.queryKey });
  }, [problem, queryClient]);
}
