import type { PaymentView, RoundSummaryView } from "@houselight/contracts";
import type { Accepted, Operation, OperationKind } from "../operation.ts";
import { type Differences, merge, noDifferences, type Part } from "./part.ts";

/** The compared fields of a payment: the others may change without harm. */
export type Payment = Pick<
  PaymentView,
  "id" | "action" | "state" | "method" | "currency" | "amount_cents" | "created_at"
>;

/** Everything that the house says about one player now. */
export interface PlayerRecords {
  readonly rounds: readonly RoundSummaryView[];
  /** Hashes of the rounds with steps as they stand now, by their ids. */
  readonly stepped: ReadonlyMap<string, string>;
  readonly payments: readonly Payment[];
  /** On the account, in smallest units. */
  readonly held: number | undefined;
}

export interface PlayerTold {
  readonly player: number;
  readonly currency: string;
  readonly history: readonly Operation[];
  /** Tells a deposit that the provider reported as paid, and was answered. */
  isPaid(depositId: string): boolean;
}

/** Kinds that show as a round or a payment of their own; other kinds of play are compared apart. */
const COMPARED: ReadonlySet<OperationKind> = new Set(["round", "deposit", "withdrawal"]);
/** States in which a withdrawal's money is back with the player. */
const RETURNED: ReadonlySet<string> = new Set(["recalled", "declined", "rejected", "canceled"]);

const name = ({ kind, id }: Operation): string => `${kind} ${id}`;

/**
 * Holds one player's history against all that the house lists: every acceptance stands as it was
 * answered, no refusal does, nothing stands that was not asked for, nothing stands twice, and the
 * balance is the sum of what stands, that of other kinds of play with it.
 */
export function playerDifferences(
  told: PlayerTold,
  records: PlayerRecords,
  parts: readonly Part[] = [],
): Differences {
  const found = merge([noDifferences(), ...parts.map(({ differences }) => differences)]);
  const rounds = byId(records.rounds, "round", found);
  const payments = byId(records.payments, "payment", found);
  const asked = new Set<string>();
  // A recall has no record of its own: it shows in its withdrawal, as a step does in its round.
  const recalled = new Set<string>();
  for (const one of told.history)
    if (one.kind === "recall" && one.state === "accepted") recalled.add(one.id);
  const latest = latestOf(told.history);
  for (const operation of told.history) {
    if (!COMPARED.has(operation.kind)) continue;
    asked.add(operation.id);
    const round = operation.kind === "round" ? rounds.get(operation.id) : undefined;
    const payment = operation.kind === "round" ? undefined : payments.get(operation.id);
    if (operation.state === "accepted" && !round && !payment)
      found.lost.push(`${name(operation)} was accepted and is gone`);
    if (operation.state === "refused" && operation.unknownEnds === 0 && (round || payment))
      found.duplicated.push(`${name(operation)} was refused and stands`);
    const fault = round
      ? roundFault(operation, round, latest.get(operation.id), records.stepped.get(operation.id))
      : payment && paymentFault(operation, payment, { told, recalled });
    if (fault) found.lost.push(`${name(operation)} ${fault}`);
  }
  for (const id of [...rounds.keys(), ...payments.keys()])
    if (!asked.has(id)) found.duplicated.push(`${id} of player ${told.player} stands unasked`);
  const expected =
    sum(records.rounds.map(effectOfRound)) +
    sum(records.payments.map(effectOfPayment)) +
    sum(parts.map(({ effect }) => effect));
  if (records.held !== expected)
    found.imbalanced.push(
      `player ${told.player} has ${records.held} ${told.currency}, not ${expected}`,
    );
  return found;
}

function byId<T extends { readonly id: string }>(
  rows: readonly T[],
  kind: string,
  { duplicated }: Differences,
): ReadonlyMap<string, T> {
  const rowsById = new Map<string, T>();
  for (const row of rows) {
    if (rowsById.has(row.id)) duplicated.push(`${kind} ${row.id} stands twice`);
    rowsById.set(row.id, row);
  }
  return rowsById;
}

interface RoundBody {
  readonly currency: string;
  readonly bet: {
    readonly stake_cents?: number;
    readonly bets?: readonly { readonly amount_cents: number }[];
  };
}

/** Returns the last acceptance of each round with steps: what stands now is what it said. */
function latestOf(history: readonly Operation[]): ReadonlyMap<string, Accepted> {
  const latest = new Map<string, Accepted>();
  for (const { kind, state, round, answer } of history)
    if (kind === "step" && state === "accepted" && round !== undefined && answer !== null)
      latest.set(round, answer);
  return latest;
}

function roundFault(
  operation: Operation,
  round: RoundSummaryView,
  latest = operation.answer ?? undefined,
  digest = latest?.digest,
): string | null {
  const { currency, bet } = operation.body as RoundBody;
  const placed = bet.stake_cents ?? sum((bet.bets ?? []).map((one) => one.amount_cents));
  const stake = latest?.stake ?? placed;
  if (round.game !== operation.slug || round.currency !== currency || round.stake_cents !== stake)
    return `stands as ${round.stake_cents} ${round.currency} on ${round.game}`;
  if (latest && latest.payout !== round.payout_cents)
    return `paid ${latest.payout} when it was answered, and ${round.payout_cents} now`;
  return latest && latest.digest !== digest ? "stands in another state than it was answered" : null;
}

/** Finds disagreements about a payment between house and provider, or house and player. */
function paymentFault(
  operation: Operation,
  payment: Payment,
  { told, recalled }: { told: PlayerTold; recalled: ReadonlySet<string> },
): string | null {
  const asked = operation.body as Pick<Payment, "method" | "currency" | "amount_cents">;
  const action = operation.kind === "deposit" ? "deposit" : "cashout";
  if (
    payment.action !== action ||
    payment.method !== asked.method ||
    payment.currency !== asked.currency ||
    payment.amount_cents !== asked.amount_cents
  )
    return `stands as a ${payment.action} of ${payment.amount_cents} ${payment.currency}`;
  if (payment.action === "deposit") {
    const paid = told.isPaid(payment.id);
    return paid === (payment.state === "succeeded")
      ? null
      : `is ${payment.state}, and ${paid ? "paid" : "not paid"} at the provider`;
  }
  if (recalled.has(payment.id) === (payment.state === "recalled")) return null;
  return `is ${payment.state} ${recalled.has(payment.id) ? "after its recall" : "without a recall"}`;
}

function effectOfRound({ status, stake_cents, payout_cents }: RoundSummaryView): number {
  if (status === "voided") return 0;
  return status === "open" ? -stake_cents : payout_cents - stake_cents;
}

/** Returns the effect on the account of a payment in its present state, in smallest units. */
export function effectOfPayment({ action, state, amount_cents }: Payment): number {
  if (action === "deposit") return state === "succeeded" ? amount_cents : 0;
  return RETURNED.has(state) ? 0 : -amount_cents;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
