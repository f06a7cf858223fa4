import {
  type BetView,
  giveUpRound,
  playDemoRound,
  playRound,
  type RoundView,
} from "@houselight/contracts/house-games";
import type { RefObject } from "react";
import { call } from "../../api/call.ts";
import { RefusedError } from "../../api/errors.ts";
import type { PlayMode } from "../game-module.ts";
import { demoClientSeed } from "./purse/demo-purse.ts";
import {
  dropPendingRound,
  keepPendingRound,
  type PendingRound,
  readPendingRound,
} from "./pending-round.ts";
import { keepUnshown } from "./round-desk.ts";
import { newRoundId } from "./round-id.ts";
import type { RoundEvent } from "./round-state.ts";
import type { Purse } from "./purse/use-purse.ts";

/** A demo bet above what is left of the play money. */
export class DemoPurseEmpty extends Error {}

/** A bet pressed while the browser has no line: nothing was sent. */
export class NoLine extends Error {}

/** After this long without an answer a round is asked for by its id, in milliseconds. */
const SEND_LIMIT_MS = 10_000;

/** Context of every step in the life of a game's rounds. */
export interface RoundTable {
  readonly slug: string;
  readonly mode: PlayMode;
  readonly dispatch: (event: RoundEvent) => void;
  /** Two presses in one frame both see the old state: this one knows at once. */
  readonly busy: RefObject<boolean>;
  /** False once the page has left the game. */
  readonly alive: RefObject<boolean>;
  readonly purse: RefObject<Purse>;
}

/**
 * Keeps a bet of this total stake and sends it. Answers false, and sends nothing, while another
 * round lives.
 */
export function placeBet(table: RoundTable, bet: BetView, stakeCents: number): boolean {
  const { slug, mode, dispatch, busy, purse } = table;
  if (busy.current) return false;
  if (!navigator.onLine) {
    dispatch({ type: "refused", problem: new NoLine() });
    return false;
  }
  const { currency, balanceCents } = purse.current;
  if (mode === "demo" && (balanceCents ?? 0) < stakeCents) {
    dispatch({ type: "refused", problem: new DemoPurseEmpty() });
    return false;
  }
  busy.current = true;
  const pending: PendingRound = { id: newRoundId(), mode, currency, bet, step: 0, round: null };
  keepPendingRound(slug, pending);
  keepUnshown(slug, mode, pending.id);
  if (balanceCents !== null) purse.current.hold(Math.max(0, balanceCents - stakeCents));
  dispatch({ type: "placed", id: pending.id, bet });
  void sendBet(table, pending);
  return true;
}

async function sendBet(table: RoundTable, pending: PendingRound): Promise<void> {
  const { slug, mode, dispatch, alive, purse } = table;
  try {
    const round = await sendRound(slug, pending);
    if (!alive.current) return;
    purse.current.settle(round);
    keepPendingRound(slug, { ...pending, round: mode === "demo" ? round : null });
    dispatch({ type: "answered", round });
  } catch (problem) {
    if (!alive.current) return;
    if (problem instanceof RefusedError || mode === "demo") {
      letGo(table);
      dispatch({ type: "refused", problem });
    } else {
      dispatch({ type: "lost", problem });
    }
  }
}

/** Goes on with a kept round, if there is one. */
export async function lookUpKept(table: RoundTable): Promise<void> {
  const { slug, mode, dispatch, busy, alive } = table;
  const kept = readPendingRound(slug, mode);
  if (!kept) return;
  busy.current = true;
  keepUnshown(slug, mode, kept.id);
  dispatch({ type: "checked" });
  try {
    const round = await findRound(table.slug, kept);
    if (!alive.current) return;
    if (!round) {
      letGo(table);
      dispatch({ type: "never_arrived" });
      return;
    }
    resume(table, round, kept.step);
  } catch (problem) {
    if (alive.current) dispatch({ type: "lost", problem });
  }
}

function resume({ dispatch, purse }: RoundTable, round: RoundView, step: number): void {
  const { balance } = round;
  const now = balance?.amount_cents ?? purse.current.balanceCents;
  if (balance) purse.current.settle(round);
  if (now !== null) purse.current.hold(now - round.payout_cents);
  dispatch({ type: "resumed", round, step });
}

/** Shows a round again that a panel asks for, unless one is on the stage; no money moves. */
export function showAgain({ dispatch, busy }: RoundTable, round: RoundView): void {
  if (busy.current) return;
  busy.current = true;
  dispatch({ type: "recalled", round });
}

/** Keeps how far the stage has shown the round. */
export function keepStep({ slug, mode }: RoundTable, step: number): void {
  const kept = readPendingRound(slug, mode);
  if (kept) keepPendingRound(slug, { ...kept, step });
}

/** The kept round is over: the money shows as it is, and the next bet may come. */
export function letGo({ slug, mode, busy, purse }: RoundTable): void {
  dropPendingRound(slug, mode);
  keepUnshown(slug, mode, null);
  busy.current = false;
  purse.current.release();
}

/**
 * Sends a bet, once: a line that comes back does not send it again. Gives up when the line goes, so
 * that nothing runs on without one.
 */
async function sendRound(
  game: string,
  { id, mode, currency, bet }: PendingRound,
): Promise<RoundView> {
  const line = new AbortController();
  const giveUp = () => line.abort();
  window.addEventListener("offline", giveUp);
  const options = { signal: line.signal, retries: 0, timeoutMs: SEND_LIMIT_MS };
  const params = { slug: game };
  try {
    return mode === "real"
      ? await call(playRound, { params, body: { id, currency, bet } }, options)
      : await call(
          playDemoRound,
          { params, body: { id, bet, client_seed: demoClientSeed() } },
          options,
        );
  } finally {
    window.removeEventListener("offline", giveUp);
  }
}

/**
 * The round of a kept bet; null when the server never got it, and takes it no more should it still
 * be on its way. Throws when it cannot be known.
 */
async function findRound(game: string, kept: PendingRound): Promise<RoundView | null> {
  if (kept.mode === "demo") return kept.round;
  const body = { game, currency: kept.currency };
  const { round } = await call(giveUpRound, { params: { id: kept.id }, body });
  return round;
}

const LOOK_AGAIN_MS = 2_000;

/**
 * Asks for a round whose answer is missing: soon, or once the line is back. Returns the function
 * that calls it off.
 */
export function lookUpSoon(lookUp: () => void): () => void {
  if (navigator.onLine) {
    const timer = setTimeout(lookUp, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }
  window.addEventListener("online", lookUp, { once: true });
  return () => window.removeEventListener("online", lookUp);
}
