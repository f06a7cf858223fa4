import type { BetView } from "@houselight/contracts/house-games";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import type { GameProps } from "../game-module.ts";
import { shareRound, takeRecall, useRecall } from "./round-desk.ts";
import { FIRST_STATE, type RoundState, roundReducer } from "./round-state.ts";
import {
  keepStep,
  letGo,
  lookUpKept,
  lookUpSoon,
  placeBet,
  type RoundTable,
  showAgain,
} from "./round-steps.ts";
import { useRoundWait } from "./pace/use-round-wait.ts";
import { type Purse, usePurse } from "./purse/use-purse.ts";
import { ROUNDS_KEY, SEEDS_KEY } from "../../data/house-games.ts";
import { useOpenRound } from "../../shell/pages/new-build.ts";

export interface RoundLife {
  readonly state: RoundState;
  readonly purse: Purse;
  /** Starts a round of this total stake. Answers false, and does nothing, while another one lives. */
  place(bet: BetView, stakeCents: number): boolean;
  /** The stage has shown this many steps to their end. */
  reach(step: number): void;
  /** The stage has shown the whole round; it ends once it has lasted as long as the licence wants. */
  finish(): void;
  /** Looks up again a round whose answer never came. */
  lookUp(): void;
  dismiss(): void;
}

/**
 * One round after another: kept before it is sent, held while it is shown, let go when it has been
 * shown. A page that opens with a kept round goes on with it.
 */
export function useRound({ game: { slug, kind }, mode }: GameProps): RoundLife {
  const [state, dispatch] = useReducer(roundReducer, FIRST_STATE);
  const purse = usePurse(mode);
  const queryClient = useQueryClient();
  const busy = useRef(false);
  const alive = useRef(true);
  const purseNow = useRef(purse);
  purseNow.current = purse;
  const table = useMemo<RoundTable>(
    () => ({ slug, mode, dispatch, busy, alive, purse: purseNow }),
    [slug, mode],
  );

  useEffect(() => {
    alive.current = true;
    void lookUpKept(table);
    return () => {
      alive.current = false;
      purseNow.current.release();
    };
  }, [table]);

  const { phase } = state;
  useOpenRound(phase !== "idle");
  useEffect(() => {
    if (phase === "unknown") return lookUpSoon(() => void lookUpKept(table));
    return undefined;
  }, [phase, table]);

  const recall = useRecall();
  useEffect(() => {
    if (!recall || recall.game !== slug) return;
    takeRecall();
    showAgain(table, recall);
  }, [recall, slug, table]);

  const place = useCallback(
    (bet: BetView, stakeCents: number) => placeBet(table, bet, stakeCents),
    [table],
  );
  const reach = useCallback((step: number) => keepStep(table, step), [table]);
  const { round } = state;
  const onStage = useRef(round);
  onStage.current = round;
  const waitMs = useRoundWait(kind, state);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const end = useCallback(() => {
    letGo(table);
    if (onStage.current) shareRound(onStage.current);
    dispatch({ type: "shown" });
    void queryClient.invalidateQueries({ queryKey: [...ROUNDS_KEY, slug] });
    void queryClient.invalidateQueries({ queryKey: SEEDS_KEY });
  }, [table, slug, queryClient]);
  const finish = useCallback(() => {
    window.clearTimeout(timer.current);
    const ms = waitMs();
    if (ms > 0) timer.current = window.setTimeout(end, ms);
    else end();
  }, [end, waitMs]);
  const dismiss = useCallback(() => dispatch({ type: "dismissed" }), []);
  return { state, purse, place, reach, finish, lookUp: () => void lookUpKept(table), dismiss };
}
