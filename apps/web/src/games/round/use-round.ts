import {
  type BetView,
  getRound,
  playDemoRound,
  playRound,
  type RoundView,
} from "@houselight/contracts/house-games";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { call } from "../../api/call.ts";
import { RefusedError } from "../../api/errors.ts";
import type { GameProps } from "../../features/house-games/game-module.ts";
import { demoClientSeed } from "./demo-purse.ts";
import {
  dropPendingRound,
  keepPendingRound,
  type PendingRound,
  readPendingRound,
} from "./pending-round.ts";
import { shareRound, takeRecall, useRecall } from "./round-desk.ts";
import { newRoundId } from "./round-id.ts";
import { FIRST_STATE, type RoundState, roundReducer, stakeOf } from "./round-state.ts";
import { type Purse, usePurse } from "./use-purse.ts";

/** A demo bet above what is left of the play money. */
export class DemoPurseEmpty extends Error {}

export interface RoundLife {
  readonly state: RoundState;
  readonly purse: Purse;
  /** Starts a round. Answers false, and does nothing, while another one lives. */
  place(bet: BetView): boolean;
  /** The stage has shown this many steps to their end. */
  reach(step: number): void;
  /** The stage has shown the whole round. */
  finish(): void;
  /** Looks up again a round whose answer never came. */
  lookUp(): void;
  dismiss(): void;
}

const sendRound = (game: string, { id, mode, currency, bet }: PendingRound): Promise<RoundView> =>
  mode === "real"
    ? call(playRound, { params: { slug: game }, body: { id, currency, bet } })
    : call(playDemoRound, {
        params: { slug: game },
        body: { id, bet, client_seed: demoClientSeed() },
      });

/**
 * One round after another: kept before it is sent, held while it is shown, let go when it has been
 * shown. A page that opens with a kept round goes on with it.
 */
export function useRound({ game: { slug }, mode }: GameProps): RoundLife {
  const [state, dispatch] = useReducer(roundReducer, FIRST_STATE);
  const purse = usePurse(mode);
  const queryClient = useQueryClient();
  // Two presses in one frame both see the old state: this one knows at once.
  const busy = useRef(false);
  const alive = useRef(true);
  const purseNow = useRef(purse);
  purseNow.current = purse;

  const end = useCallback(() => {
    busy.current = false;
    purseNow.current.release();
  }, []);

  const lookUp = useCallback(async () => {
    const kept = readPendingRound(slug, mode);
    if (!kept) return;
    busy.current = true;
    dispatch({ type: "checked" });
    try {
      const round = await findRound(kept);
      if (!alive.current) return;
      if (!round) {
        dropPendingRound(slug, mode);
        end();
        dispatch({ type: "never_arrived" });
        return;
      }
      const { balance } = round;
      const now = balance?.amount_cents ?? purseNow.current.balanceCents;
      if (balance) purseNow.current.settle(round);
      if (now !== null) purseNow.current.hold(now - round.payout_cents);
      shareRound(round);
      dispatch({ type: "resumed", round, step: kept.step });
    } catch (problem) {
      if (alive.current) dispatch({ type: "lost", problem });
    }
  }, [slug, mode, end]);

  useEffect(() => {
    alive.current = true;
    void lookUp();
    return () => {
      alive.current = false;
      purseNow.current.release();
    };
  }, [lookUp]);

  const send = useCallback(
    async (pending: PendingRound) => {
      try {
        const round = await sendRound(slug, pending);
        if (!alive.current) return;
        purseNow.current.settle(round);
        keepPendingRound(slug, { ...pending, round: mode === "demo" ? round : null });
        shareRound(round);
        dispatch({ type: "answered", round });
      } catch (problem) {
        if (!alive.current) return;
        if (problem instanceof RefusedError || mode === "demo") {
          dropPendingRound(slug, mode);
          end();
          dispatch({ type: "refused", problem });
        } else {
          dispatch({ type: "lost", problem });
        }
      }
    },
    [slug, mode, end],
  );

  const place = useCallback(
    (bet: BetView): boolean => {
      if (busy.current) return false;
      const { currency, balanceCents } = purseNow.current;
      const stakeCents = stakeOf(bet);
      if (mode === "demo" && (balanceCents ?? 0) < stakeCents) {
        dispatch({ type: "refused", problem: new DemoPurseEmpty() });
        return false;
      }
      busy.current = true;
      const pending: PendingRound = { id: newRoundId(), mode, currency, bet, step: 0, round: null };
      keepPendingRound(slug, pending);
      if (balanceCents !== null) purseNow.current.hold(Math.max(0, balanceCents - stakeCents));
      dispatch({ type: "placed", id: pending.id, bet });
      void send(pending);
      return true;
    },
    [slug, mode, send],
  );

  const reach = useCallback(
    (step: number) => {
      const kept = readPendingRound(slug, mode);
      if (kept) keepPendingRound(slug, { ...kept, step });
    },
    [slug, mode],
  );

  const finish = useCallback(() => {
    dropPendingRound(slug, mode);
    end();
    dispatch({ type: "shown" });
    void queryClient.invalidateQueries({ queryKey: ["rounds", slug] });
    void queryClient.invalidateQueries({ queryKey: ["seeds"] });
  }, [slug, mode, end, queryClient]);

  const recall = useRecall();
  useEffect(() => {
    if (!recall || recall.game !== slug) return;
    takeRecall();
    if (busy.current) return;
    busy.current = true;
    shareRound(recall);
    dispatch({ type: "recalled", round: recall });
  }, [recall, slug]);

  const dismiss = useCallback(() => dispatch({ type: "dismissed" }), []);
  return { state, purse, place, reach, finish, lookUp: () => void lookUp(), dismiss };
}

/** The round of a kept bet; null when the server never got it. Throws when it cannot be known. */
async function findRound({ id, mode, round }: PendingRound): Promise<RoundView | null> {
  if (mode === "demo") return round;
  try {
    return await call(getRound, { params: { id } });
  } catch (problem) {
    if (problem instanceof RefusedError && problem.status === 404) return null;
    throw problem;
  }
}
