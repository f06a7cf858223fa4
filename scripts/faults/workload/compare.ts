import {
  getPayment,
  getRound,
  listAccounts,
  type PaymentView,
  type RoundView,
} from "../../../packages/contracts/src/index.ts";
import type { HttpCaller } from "../../../packages/test-kit/src/index.ts";
import type { Operation } from "./operation.ts";
import type { Player } from "./player.ts";
import type { Workload } from "./workload.ts";

export interface Comparison {
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  readonly imbalanced: readonly string[];
}

/** States in which a withdrawal's money is back with the player. */
const RETURNED: ReadonlySet<string> = new Set(["recalled", "declined", "rejected", "canceled"]);
const AT_ONCE = 16;

type Found = { readonly round: RoundView } | { readonly payment: PaymentView } | null;

/**
 * Holds the history against the house: every acceptance stands, no refusal does, and every balance
 * is the sum of what stands. What the house says now is asked for, operation by operation.
 */
export async function compare(workload: Workload): Promise<Comparison> {
  const lost: string[] = [];
  const duplicated: string[] = [];
  const expected = workload.players.map(() => 0);
  const withdrawn: PaymentView[] = [];
  // A recall has no record of its own: it shows in its withdrawal.
  const recorded = workload.history.filter((one) => one.kind !== "recall");
  const recalled = new Set(
    workload.history
      .filter((one) => one.kind === "recall" && one.state === "accepted")
      .map((one) => one.id),
  );
  await eachOf(recorded, async (operation) => {
    const player = workload.players[operation.player] as Player;
    const found = await look(player.caller, operation);
    if (operation.state === "accepted" && !found)
      lost.push(`${name(operation)} was accepted and is gone`);
    if (operation.state === "refused" && operation.unknownEnds === 0 && found)
      duplicated.push(`${name(operation)} was refused and stands`);
    if (!found) return;
    const fault = "payment" in found ? paymentFault(found.payment, workload, recalled) : null;
    if (fault) lost.push(`${name(operation)} ${fault}`);
    if ("payment" in found && operation.kind === "withdrawal") withdrawn.push(found.payment);
    expected[operation.player] = (expected[operation.player] as number) + effectOf(found);
  });
  lost.push(...payoutFaults(workload, withdrawn));
  const imbalanced: string[] = [];
  await eachOf(workload.players, async ({ caller, index, purse }) => {
    const { body } = await caller.call(listAccounts, {});
    const held = body.find((account) => account.currency === purse.currency)?.amount_cents;
    if (held !== expected[index])
      imbalanced.push(`player ${index} has ${held} ${purse.currency}, not ${expected[index]}`);
  });
  return { lost, duplicated, imbalanced };
}

const name = ({ kind, id }: Operation): string => `${kind} ${id}`;

async function look(caller: HttpCaller, operation: Operation): Promise<Found> {
  const params = { id: operation.id };
  const { status, body } =
    operation.kind === "round"
      ? await caller.call(getRound, { params })
      : await caller.call(getPayment, { params });
  if (status === 404) return null;
  if (status !== 200) throw new Error(`${name(operation)} is answered ${status}`);
  return operation.kind === "round"
    ? { round: body as RoundView }
    : { payment: body as PaymentView };
}

/** Where the house and the provider, or the house and the player, do not agree about a payment. */
function paymentFault(
  payment: PaymentView,
  { provider }: Workload,
  recalled: ReadonlySet<string>,
): string | null {
  if (payment.action === "deposit") {
    const paid = provider.paid.has(provider.depositOf(payment.id)?.reference ?? "");
    return paid === (payment.state === "succeeded")
      ? null
      : `is ${payment.state}, and ${paid ? "paid" : "not paid"} at the provider`;
  }
  if (recalled.has(payment.id) !== (payment.state === "recalled"))
    return `is ${payment.state} ${recalled.has(payment.id) ? "after its recall" : "without a recall"}`;
  return null;
}

/** What the provider has paid out is what the house says is paid out, in every currency. */
function payoutFaults({ provider }: Workload, withdrawn: readonly PaymentView[]): string[] {
  const balance = new Map<string, number>();
  const add = (currency: string, amount: number) =>
    balance.set(currency, (balance.get(currency) ?? 0) + amount);
  for (const { reference, currency, amount } of provider.payouts)
    if (provider.paid.has(reference)) add(currency, amount);
  for (const { state, currency, amount_cents } of withdrawn)
    if (state === "succeeded") add(currency, -amount_cents);
  return [...balance]
    .filter(([, amount]) => amount !== 0)
    .map(([currency, amount]) => `payouts differ from the provider's by ${amount} ${currency}`);
}

function effectOf(found: NonNullable<Found>): number {
  if ("round" in found) return found.round.payout_cents - found.round.stake_cents;
  const { action, state, amount_cents } = found.payment;
  if (action === "deposit") return state === "succeeded" ? amount_cents : 0;
  return RETURNED.has(state) ? 0 : -amount_cents;
}

async function eachOf<T>(items: readonly T[], visit: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await visit(item);
    }),
  );
}
