import type { WithdrawalView } from "@houselight/contracts";
import { type Decision, nameOf } from "../operators/decision.ts";
import type { TrailEntry } from "../operators/operators.ts";
import { type Differences, noDifferences } from "./part.ts";
import type { Payment } from "./player-differences.ts";
import type { Order } from "../provider/report.ts";

/** The compared fields of a withdrawal as an operator sees it. */
export type Withdrawal = Pick<
  WithdrawalView,
  | "reference"
  | "player_id"
  | "currency"
  | "amount_cents"
  | "state"
  | "approvals_needed"
  | "approvals"
  | "created_at"
>;

/** All that anybody knows about withdrawals. */
export interface Withdrawals {
  /** As operators see them. */
  readonly listed: readonly Withdrawal[];
  /** As their players see them. */
  readonly owned: readonly { readonly playerId: number; readonly payment: Payment }[];
  readonly decisions: readonly Decision[];
  readonly trail: readonly TrailEntry[];
  /** Payouts that the house ordered of the provider, each time it ordered another one. */
  readonly orders: readonly Order[];
  /** References that the provider paid, and the house acknowledged. */
  readonly paid: ReadonlySet<string>;
  /** Nothing is on its way any more: what is agreed to and not paid will not be. */
  readonly isOver: boolean;
}

const AGREED: ReadonlySet<string> = new Set(["reserved", "processing", "succeeded", "declined"]);
const ON_ITS_WAY: ReadonlySet<string> = new Set(["reserved", "processing"]);

export const isOnItsWay = ({ state }: Withdrawal): boolean => ON_ITS_WAY.has(state);

/** Holds what operators, players and the provider were told about withdrawals against each other. */
export function withdrawalDifferences(known: Withdrawals): Differences {
  const found = noDifferences();
  const decisions = Map.groupBy(known.decisions, ({ reference }) => reference);
  const trail = Map.groupBy(known.trail, ({ reference }) => reference);
  const orders = Map.groupBy(known.orders, ({ reference }) => reference);
  for (const one of known.listed) {
    const { reference } = one;
    approvalFaults(one, decisions.get(reference) ?? [], found);
    rejectionFaults(one, decisions.get(reference) ?? [], found);
    trailFaults(one, trail.get(reference) ?? [], found);
    payoutFaults(one, orders.get(reference) ?? [], { ...known, found });
  }
  const references = new Set(known.listed.map(({ reference }) => reference));
  for (const { reference } of known.orders)
    if (!references.has(reference))
      found.duplicated.push(`payout ${reference} is of no withdrawal`);
  for (const decision of known.decisions)
    if (!references.has(decision.reference))
      found.lost.push(`${nameOf(decision)}: the withdrawal is gone`);
  ownerFaults(known, found);
  return found;
}

/** One operator agrees once, and each agreement that was told stands. */
function approvalFaults(
  { reference, state, approvals, approvals_needed }: Withdrawal,
  decisions: readonly Decision[],
  { lost, duplicated }: Differences,
): void {
  const listed = new Map<string, number>();
  for (const { operator } of approvals) listed.set(operator, (listed.get(operator) ?? 0) + 1);
  const asked = Map.groupBy(
    decisions.filter(({ kind }) => kind === "approval"),
    ({ operator }) => operator,
  );
  for (const operator of new Set([...listed.keys(), ...asked.keys()])) {
    const what = `the approval of ${reference} by ${operator}`;
    const own = asked.get(operator) ?? [];
    const times = listed.get(operator) ?? 0;
    const accepted = own.filter((one) => one.state === "accepted").length;
    // Who hears that another operator must agree has agreed, whichever answer was lost.
    const stands = accepted > 0 || own.some(({ refusal }) => refusal === "second_operator_needed");
    const mayStand = accepted > 0 || own.some(({ unknownEnds }) => unknownEnds > 0);
    if (times > 1) duplicated.push(`${what} is listed ${times} times`);
    if (accepted > 1) duplicated.push(`${what} is accepted ${accepted} times`);
    if (stands && times === 0) lost.push(`${what} was told and is gone`);
    if (times > 0 && !mayStand) duplicated.push(`${what} stands, and was not accepted`);
  }
  if (approvals.length > approvals_needed)
    duplicated.push(`${reference} has ${approvals.length} approvals and needs ${approvals_needed}`);
  const isAgreed = approvals.length >= approvals_needed;
  if (isAgreed && !AGREED.has(state))
    lost.push(`${reference} has all its approvals and is ${state}`);
  if (!isAgreed && AGREED.has(state))
    duplicated.push(`${reference} is ${state} with ${approvals.length} of ${approvals_needed}`);
}

function rejectionFaults(
  { reference, state }: Withdrawal,
  decisions: readonly Decision[],
  { lost, duplicated }: Differences,
): void {
  const rejections = decisions.filter(({ kind }) => kind === "rejection");
  const accepted = rejections.filter((one) => one.state === "accepted").length;
  if (accepted > 1) duplicated.push(`${reference} is rejected ${accepted} times`);
  if (accepted > 0 && state !== "rejected") lost.push(`${reference} was rejected and is ${state}`);
  const mayStand = accepted > 0 || rejections.some(({ unknownEnds }) => unknownEnds > 0);
  if (state === "rejected" && !mayStand)
    duplicated.push(`${reference} is rejected, and nobody was told so`);
}

/** The audit trail has each decision that stands, once. */
function trailFaults(
  { reference, state, approvals }: Withdrawal,
  trail: readonly TrailEntry[],
  { lost }: Differences,
): void {
  const noted = (action: TrailEntry["action"]) =>
    trail.filter((entry) => entry.action === action).map(({ operator }) => operator ?? "nobody");
  const approved = approvals.map(({ operator }) => operator);
  if (noted("approval").sort().join() !== approved.sort().join())
    lost.push(`${reference} is approved by ${approved}, in the trail by ${noted("approval")}`);
  const rejections = noted("rejection").length;
  if (rejections !== (state === "rejected" ? 1 : 0))
    lost.push(`${reference} is ${state} and has ${rejections} rejections in the trail`);
}

/** Checks that each payout ordered from the provider was agreed to, once, and ended as it said. */
function payoutFaults(
  { reference, state, currency, amount_cents }: Withdrawal,
  orders: readonly Order[],
  { paid, isOver, found }: Pick<Withdrawals, "paid" | "isOver"> & { found: Differences },
): void {
  const { lost, duplicated } = found;
  if (orders.length > 1) duplicated.push(`payout ${reference} is ordered ${orders.length} times`);
  for (const order of orders)
    if (order.currency !== currency || order.amount !== amount_cents)
      duplicated.push(`payout ${reference} is ordered as ${order.amount} ${order.currency}`);
  if (orders.length > 0 && !AGREED.has(state))
    duplicated.push(`${reference} is ${state}, and was ordered of the provider`);
  const isPaid = paid.has(reference);
  if (isPaid && !ON_ITS_WAY.has(state) && state !== "succeeded")
    duplicated.push(`${reference} is ${state}, and was paid`);
  if (!isPaid && state === "succeeded") lost.push(`${reference} is succeeded, and was not paid`);
  if (isOver && ON_ITS_WAY.has(state)) lost.push(`${reference} is agreed to and stays ${state}`);
}

/** Operators and players see the same withdrawals in the same states. */
function ownerFaults({ listed, owned }: Withdrawals, { lost, duplicated }: Differences): void {
  const counts = new Map<string, number>();
  const add = (playerId: number, row: Withdrawal | Payment, by: number) => {
    const key = `${row.amount_cents} ${row.currency} of player ${playerId} at ${row.created_at}, ${row.state}`;
    counts.set(key, (counts.get(key) ?? 0) + by);
  };
  for (const row of listed) add(row.player_id, row, 1);
  for (const { playerId, payment } of owned)
    if (payment.action === "cashout") add(playerId, payment, -1);
  for (const [key, count] of counts) {
    if (count > 0) duplicated.push(`a withdrawal of ${key}, is not among the player's own`);
    if (count < 0) lost.push(`a withdrawal of ${key}, is not among the operators'`);
  }
}
