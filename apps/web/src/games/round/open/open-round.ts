import {
  getRound,
  listOpenRounds,
  type RoundView,
  type StepView,
  takeDemoStep,
  takeStep,
} from "@houselight/contracts/house-games";
import { call } from "../../../api/call.ts";
import { isRefused, RefusedError } from "../../../api/errors.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { keepPendingRound, readPendingRound } from "../kept/pending-round.ts";
import { keepUnshown } from "../round-desk.ts";
import { newRoundId } from "../kept/round-id.ts";
import { DemoPurseEmpty, NoLine, resume, type RoundTable, SEND_LIMIT_MS } from "../round-table.ts";

/** The round that the stage has shown waits for its player: its money is as it is told. */
export function awaitStep({ slug, mode, waiting, purse }: RoundTable, round: RoundView): void {
  waiting.current = round;
  keepUnshown(slug, mode, null);
  purse.current.release();
}

/**
 * Takes a step of the round that waits, which costs this much more. Answers false, and sends
 * nothing, while none waits.
 */
export function sendStep(table: RoundTable, step: StepView, costCents: number): boolean {
  const { slug, mode, dispatch, waiting, purse } = table;
  const round = waiting.current;
  if (!round) return false;
  const { balanceCents } = purse.current;
  const problem = !navigator.onLine
    ? new NoLine()
    : mode === "demo" && (balanceCents ?? 0) < costCents
      ? new DemoPurseEmpty()
      : null;
  if (problem) {
    dispatch({ type: "refused", problem });
    return false;
  }
  waiting.current = null;
  keepUnshown(slug, mode, round.id);
  if (balanceCents !== null) purse.current.hold(Math.max(0, balanceCents - costCents));
  dispatch({ type: "stepped" });
  void answerStep(table, round, step);
  return true;
}

async function answerStep(table: RoundTable, before: RoundView, step: StepView): Promise<void> {
  const { mode, dispatch, alive, purse } = table;
  try {
    const round = await callStep(before, step);
    if (!alive.current) return;
    purse.current.settle(round, before);
    const kept = readPendingRound(table);
    if (kept && mode === "demo") keepPendingRound(table, { ...kept, round });
    dispatch({ type: "answered", round });
    tellOtherTabs(round);
  } catch (problem) {
    if (!alive.current) return;
    if (mode === "demo" || isRefused(problem)) {
      awaitStep(table, before);
      dispatch({ type: "refused", problem });
      if (isBehind(problem)) void follow(table);
    } else {
      dispatch({ type: "lost", problem });
    }
  }
}

/** The step was chosen on a view that is no longer the round's. */
const isBehind = (problem: unknown): boolean =>
  problem instanceof RefusedError &&
  (problem.has("step_out_of_turn") || problem.has("wager_settled"));

/** Sends a step, once: its turn keeps a second one from being taken. */
function callStep(round: RoundView, step: StepView): Promise<RoundView> {
  const options = { retries: 0, timeoutMs: SEND_LIMIT_MS };
  const turn = round.steps.length;
  if (round.demo_token !== null) {
    const body = { demo_token: round.demo_token, turn, step };
    return call(takeDemoStep, { params: { slug: round.game }, body }, options);
  }
  return call(
    takeStep,
    { params: { id: round.id }, body: { id: newRoundId(), turn, step } },
    options,
  );
}

/** Goes on with an open round that this tab does not know of: it began in another one. */
export async function lookUpOpen(table: RoundTable): Promise<void> {
  const { slug, mode, playerId, stepped, dispatch, busy, alive } = table;
  if (mode === "demo" || playerId === null || !stepped) return;
  const query = { query: { game: slug } };
  const [round] = await call(listOpenRounds, query).catch((): RoundView[] => []);
  if (!round || busy.current || !alive.current) return;
  busy.current = true;
  const { id, currency, bet } = round;
  keepPendingRound(table, { id, mode, currency, bet, step: 0, round: null });
  dispatch({ type: "checked" });
  resume(table, round, 0);
}

/** Reads the round that waits again, and shows it where it has gone on elsewhere. */
export async function follow(table: RoundTable): Promise<void> {
  const { slug, mode, dispatch, waiting, purse, alive } = table;
  const known = waiting.current;
  if (!known || mode === "demo") return;
  const round = await call(getRound, { params: { id: known.id } }).catch(() => null);
  if (!round || !alive.current || waiting.current !== known) return;
  if (round.steps.length === known.steps.length && round.status === known.status) return;
  waiting.current = null;
  keepUnshown(slug, mode, round.id);
  if (round.balance) {
    purse.current.settle(round);
    purse.current.hold(round.balance.amount_cents - round.payout_cents, round.currency);
  }
  dispatch({ type: "followed", round });
}
