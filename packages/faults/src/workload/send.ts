import type { HttpAnswer } from "@houselight/test-kit";
import { seconds } from "../fault.ts";
import {
  type Bearing,
  bearingOf,
  type Operation,
  type OperationKind,
  refusalOf,
} from "./operation.ts";
import { acceptedBy } from "./ways.ts";

/** Refusals of a repeat that are as good as its first answer: it was done, or has been taken back since. */
const DONE_ALREADY: Partial<Record<OperationKind, string>> = {
  studio: "transaction_rolled_back",
  activation: "bonus_not_activatable",
};

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
  operation: Operation,
  ask: () => Promise<HttpAnswer<unknown>>,
  broken: (sentence: string) => void,
): Promise<Answered & { readonly bearing: Bearing }> {
  const begun = seconds();
  const answer = await ask().catch(() => null);
  const answered = { status: answer?.status ?? 0, seconds: seconds() - begun };
  const bearing = answer ? bearingOf(answer.status) : "unknown";
  if (answer && bearing === "accepted") accept(operation, answer, broken);
  else if (answer && bearing === "refused") refuse(operation, answer, broken);
  // Too many requests is answered before anything is done.
  else if (answered.status !== 429) operation.unknownEnds++;
  return { ...answered, bearing };
}

function accept(
  operation: Operation,
  { body, headers }: HttpAnswer<unknown>,
  broken: (sentence: string) => void,
): void {
  const answer = acceptedBy(operation, body);
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
  if (operation.state === "accepted" && DONE_ALREADY[operation.kind] === code) return;
  if (operation.state === "accepted")
    broken(`${operation.kind} ${operation.id} is refused (${code}) after it was accepted`);
  else operation.state = "refused";
  operation.refusal = code;
}
