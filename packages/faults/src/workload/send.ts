import { createHash } from "node:crypto";
import {
  createDeposit,
  createWithdrawal,
  type PaymentView,
  playRound,
  recallPayment,
  type RoundView,
  takeStep,
} from "@houselight/contracts";
import type { HttpAnswer, HttpCaller } from "@houselight/test-kit";
import { seconds } from "../fault.ts";
import { type Accepted, type Bearing, bearingOf, type Operation, refusalOf } from "./operation.ts";

/** An answer of the house, as the fault runs measure it. */
export interface Answered {
  readonly status: number;
  readonly seconds: number;
}

/**
 * Sends an operation once, the first time or again. Throws nothing: a connection that breaks is an
 * unknown end. `broken` gets a sentence when an answer contradicts an earlier one.
 */
export async function sendOnce(
  caller: HttpCaller,
  operation: Operation,
  broken: (sentence: string) => void,
): Promise<Answered & { readonly bearing: Bearing }> {
  const begun = seconds();
  const answer = await request(caller, operation).catch(() => null);
  const answered = { status: answer?.status ?? 0, seconds: seconds() - begun };
  const bearing = answer ? bearingOf(answer.status) : "unknown";
  if (answer && bearing === "accepted") accept(operation, answer, broken);
  else if (answer && bearing === "refused") refuse(operation, answer, broken);
  // Too many requests is answered before anything is done.
  else if (answered.status !== 429) operation.unknownEnds++;
  return { ...answered, bearing };
}

function request(caller: HttpCaller, operation: Operation): Promise<HttpAnswer<unknown>> {
  const body = operation.body as never;
  if (operation.kind === "round")
    return caller.call(playRound, { params: { slug: operation.slug as string }, body });
  if (operation.kind === "step")
    return caller.call(takeStep, { params: { id: operation.round as string }, body });
  if (operation.kind === "deposit") return caller.call(createDeposit, { body });
  if (operation.kind === "withdrawal") return caller.call(createWithdrawal, { body });
  return caller.call(recallPayment, { params: { id: operation.id } });
}

function accept(
  operation: Operation,
  { body, headers }: HttpAnswer<unknown>,
  broken: (sentence: string) => void,
): void {
  const isPlay = operation.kind === "round" || operation.kind === "step";
  const answer = isPlay ? ofRound(body as RoundView) : ofPayment(body as PaymentView);
  if (headers.get("idempotency-hit") === "true") operation.repeats++;
  if (operation.state === "accepted") {
    if (answer.digest !== operation.answer?.digest)
      broken(`${operation.kind} ${operation.id} is answered in two ways`);
  } else if (operation.state === "refused" && operation.unknownEnds === 0) {
    broken(`${operation.kind} ${operation.id} is accepted after it was refused`);
  }
  operation.state = "accepted";
  operation.answer = answer;
}

function refuse(
  operation: Operation,
  { body }: HttpAnswer<unknown>,
  broken: (sentence: string) => void,
): void {
  const code = refusalOf(body);
  if (operation.state === "accepted")
    broken(`${operation.kind} ${operation.id} is refused (${code}) after it was accepted`);
  else operation.state = "refused";
  operation.refusal = code;
}

/** Returns the hash of an answer: equal answers have the same. */
export const digestOf = (value: unknown): string =>
  createHash("sha1").update(JSON.stringify(value)).digest("base64");

const ofRound = (round: RoundView): Accepted => ({
  digest: digestOf(round),
  stake: round.stake_cents,
  payout: round.payout_cents,
  balance: round.balance?.amount_cents ?? 0,
});

/** A payment's state goes on; what was asked for does not change. */
const ofPayment = ({ id, action, method, currency, amount_cents }: PaymentView): Accepted => ({
  digest: digestOf([id, action, method, currency, amount_cents]),
  stake: 0,
  payout: 0,
  balance: 0,
});
