import type { BetView, RoundView, StepView } from "@houselight/contracts/house-games";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { RefusedError } from "../../api/errors.ts";
import { playerQuery, usePlayer } from "../../data/accounts.ts";
import { playerFieldsQuery } from "../../data/configuration.ts";
import type { GameProps, PlayMode } from "../game-module.ts";
import { enterStage, shareRound, takeRecall, useRecall } from "./round-desk.ts";
import { currencyInPlay, FIRST_STATE, type RoundState, roundReducer } from "./round-state.ts";
import { keepStep, lookUpKept, lookUpSoon, placeBet, showAgain } from "./round-steps.ts";
import { letGo, type Placing, type RoundTable } from "./round-table.ts";
import { awaitStep, sendStep } from "./open/open-round.ts";
import { useFollowing } from "./open/use-following.ts";
import { useRoundWait } from "./pace/use-round-wait.ts";
import { type Purse, usePurse } from "./purse/use-purse.ts";
import { useRelief } from "./purse/use-relief.ts";
import { ROUNDS_KEY, SEEDS_KEY } from "../../data/house-games.ts";
import { useOpenRound } from "../../shell/pages/new-build.ts";

export interface RoundLife {
  readonly mode: PlayMode;
  readonly state: RoundState;
  readonly purse: Purse;
  /**
   * Takes a step of the open round, which costs this much more. Answers false, and does nothing,
   * while no round waits for one.
   */
  step(step: StepView, costCents: number): boolean;
  /**
   * Starts a round that costs the player this much. Answers false, and does nothing, while another one
   * lives.
   */
  place(bet: BetView, stakeCents: number, placing?: Placing): boolean;
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
export function useRound({ game: { slug, kind, stepped }, mode }: GameProps): RoundLife {
  const [state, dispatch] = useReducer(roundReducer, FIRST_STATE);
  const purse = usePurse(mode, currencyInPlay(state));
  const player = usePlayer();
  const playerId = mode === "real" && player ? player.id : null;
  const busy = useRef(false);
  const alive = useRef(true);
  const waiting = useRef<RoundView | null>(null);
  const purseNow = useRef(purse);
  purseNow.current = purse;
  const table = useMemo<RoundTable>(
    () => ({ slug, mode, playerId, stepped, dispatch, busy, waiting, alive, purse: purseNow }),
    [slug, mode, playerId, stepped],
  );

  useEffect(() => {
    alive.current = true;
    const leave = enterStage(slug, mode, playerId);
    void lookUpKept(table);
    return () => {
      alive.current = false;
      leave();
      purseNow.current.release();
    };
  }, [table, slug, mode, playerId]);

  const { phase } = state;
  useOpenRound(phase !== "idle");
  useEffect(() => {
    if (phase === "unknown") return lookUpSoon(() => void lookUpKept(table));
    return undefined;
  }, [phase, table]);

  useFollowing(table);
  useAskedAgain(state.problem);
  const recall = useRecall();
  useEffect(() => {
    if (!recall || recall.game !== slug) return;
    takeRecall();
    showAgain(table, recall);
  }, [recall, slug, table]);

  const place = useCallback(
    (bet: BetView, stakeCents: number, placing?: Placing) =>
      placeBet(table, bet, stakeCents, placing),
    [table],
  );
  const step = useCallback(
    (chosen: StepView, costCents: number) => sendStep(table, chosen, costCents),
    [table],
  );
  const reach = useCallback((step: number) => keepStep(table, step), [table]);
  const finish = useFinish(table, kind, state);
  const dismiss = useCallback(() => dispatch({ type: "dismissed" }), []);
  useRelief(state.problem, dismiss);
  return {
    mode,
    state,
    purse,
    place,
    step,
    reach,
    finish,
    lookUp: () => void lookUpKept(table),
    dismiss,
  };
}

/** Returns what ends the showing of a round: it lasts as long as the licence wants, or waits for a step. */
function useFinish(table: RoundTable, kind: string, state: RoundState): () => void {
  const { round, recalled } = state;
  const onStage = useRef(round);
  onStage.current = round;
  const waitMs = useRoundWait(kind, state);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const queryClient = useQueryClient();
  const end = useCallback(() => {
    if (onStage.current && isWaiting(onStage.current, recalled)) {
      awaitStep(table, onStage.current);
      table.dispatch({ type: "shown" });
      return;
    }
    letGo(table);
    if (onStage.current) shareRound(onStage.current);
    table.dispatch({ type: "shown" });
    void queryClient.invalidateQueries({ queryKey: [...ROUNDS_KEY, table.slug] });
    void queryClient.invalidateQueries({ queryKey: SEEDS_KEY });
  }, [table, queryClient, recalled]);
  return useCallback(() => {
    window.clearTimeout(timer.current);
    // The licence makes the end of a round wait, not its player.
    const ms = onStage.current?.status === "open" ? 0 : waitMs();
    if (ms > 0) timer.current = window.setTimeout(end, ms);
    else end();
  }, [end, waitMs]);
}

/** Tells whether the round on the stage waits for a step once it is shown. */
const isWaiting = ({ status }: RoundView, recalled: boolean): boolean =>
  status === "open" && !recalled;
/** Lets the page ask the player where a studio has begun to want more than when the page opened. */
function useAskedAgain(problem: unknown): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!(problem instanceof RefusedError) || !problem.has("studio_details_missing")) return;
    for (const { queryKey } of [playerFieldsQuery, playerQuery])
      void queryClient.invalidateQueries({ queryKey });
  }, [problem, queryClient]);
}
