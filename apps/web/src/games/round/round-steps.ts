import {
  type BetView,
  giveUpRound,
  playDemoRound,
  playRound,
  type RoundView,
} from "@houselight/contracts/house-games";
import { call } from "../../api/call.ts";
import { isRefused, RefusedError } from "../../api/errors.ts";
import { demoClientSeed } from "./purse/demo-purse.ts";
import { keepPendingRound, type PendingRound, readPendingRound } from "./kept/pending-round.ts";
import { lookUpOpen } from "./open/open-round.ts";
import { tellOtherTabs } from "./open/other-tabs.ts";
import { keepUnshown } from "./round-desk.ts";
import { newRoundId } from "./kept/round-id.ts";
import {
  DemoPurseEmpty,
  letGo,
  NoLine,
  type Placing,
  resume,
  type RoundTable,
  SEND_LIMIT_MS,
} from "./round-table.ts";

/**
 * Keeps a bet that costs the player this much and sends it. Answers false, and sends nothing, while
 * another round lives.
 */
export function placeBet(
  table: RoundTable,
  bet: BetView,
  stakeCents: number,
  placing: Placing = {},
): boolean {
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
  keepPendingRound(table, pending);
  keepUnshown(slug, mode, pending.id);
  if (balanceCents !== null) purse.current.hold(Math.max(0, balanceCents - stakeCents));
  dispatch({ type: "placed", id: pending.id, bet });
  void sendBet(table, pending, placing);
  return true;
}

async function sendBet(table: RoundTable, pending: PendingRound, placing: Placing): Promise<void> {
  const { slug, mode, dispatch, alive, purse } = table;
  try {
    const round = await sendRound(slug, pending, placing);
    if (!alive.current) return;
    purse.current.settle(round);
    keepPendingRound(table, { ...pending, round: mode === "demo" ? round : null });
    dispatch({ type: "answered", round });
    if (round.status === "open") tellOtherTabs(round);
  } catch (problem) {
    if (!alive.current) return;
    if (mode === "demo" || isRefused(problem)) {
      letGo(table);
      dispatch({ type: "refused", problem });
      // Another tab or device has opened one: this one goes on with it.
      if (problem instanceof RefusedError && problem.has("round_open")) void lookUpOpen(table);
    } else {
      dispatch({ type: "lost", problem });
    }
  }
}

/** Goes on with a kept round, if there is one. */
export async function lookUpKept(table: RoundTable): Promise<void> {
  const { slug, mode, dispatch, busy, alive } = table;
  const kept = readPendingRound(table);
  if (!kept) return lookUpOpen(table);
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

/** Shows a round again that a panel asks for, unless one is on the stage; no money moves. */
export function showAgain({ dispatch, busy }: RoundTable, round: RoundView): void {
  if (busy.current) return;
  busy.current = true;
  dispatch({ type: "recalled", round });
}

/** Keeps how far the stage has shown the round. */
export function keepStep(table: RoundTable, step: number): void {
  const kept = readPendingRound(table);
  if (kept) keepPendingRound(table, { ...kept, step });
}

/**
 * Sends a bet, once: a line that comes back does not send it again. Gives up when the line goes, so
 * that nothing runs on without one.
 */
async function sendRound(
  game: string,
  { id, mode, currency, bet }: PendingRound,
  { automatic = false, freespinsId }: Placing,
): Promise<RoundView> {
  const line = new AbortController();
  const giveUp = () => line.abort();
  window.addEventListener("offline", giveUp);
  const options = { signal: line.signal, retries: 0, timeoutMs: SEND_LIMIT_MS };
  const params = { slug: game };
  const asked = { id, bet, ...(automatic ? { automatic } : {}) };
  try {
    return mode === "real"
      ? await call(
          playRound,
          { params, body: { ...asked, currency, freespins_id: freespinsId } },
          options,
        )
      : await call(
          playDemoRound,
          { params, body: { ...asked, client_seed: demoClientSeed() } },
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
