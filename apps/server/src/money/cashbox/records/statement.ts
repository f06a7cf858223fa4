import type { EndpointInput, getStatement, StatementRowView } from "@houselight/contracts";
import { type Movement, selectMovements } from "#core/wallet";
import type { House } from "#platform/module";
import type { Payment } from "./payment.ts";
import { selectPaymentsById } from "./payment-store.ts";

const DAY_MS = 86_400_000;

type Query = EndpointInput<typeof getStatement>["query"];

const KINDS: Readonly<Record<Movement["kind"], StatementRowView["kind"]>> = {
  deposit: "deposit",
  hold: "withdrawal_reserved",
  withdrawal: "withdrawal_paid",
  release: "withdrawal_returned",
  correction: "correction",
};
const MOVEMENT_OF = Object.fromEntries(
  Object.entries(KINDS).map(([movement, kind]) => [kind, movement]),
) as Readonly<Record<StatementRowView["kind"], Movement["kind"]>>;

/** A page of the player's statement: every movement between the player and the world. */
export async function statementPage(
  house: House,
  playerId: bigint,
  query: Query,
): Promise<{ rows: StatementRowView[]; more: boolean }> {
  const movements = await selectMovements(house.database, {
    playerId,
    from: query.from ? new Date(`${query.from}T00:00:00Z`) : null,
    until: query.to ? new Date(new Date(`${query.to}T00:00:00Z`).getTime() + DAY_MS) : null,
    currency: query.currency ?? null,
    kind: query.kind ? MOVEMENT_OF[query.kind] : null,
    before: query.before === undefined ? null : BigInt(query.before),
    limit: query.limit + 1,
  });
  const shown = movements.slice(0, query.limit);
  const payments = await selectPaymentsById(
    house.database,
    playerId,
    shown.map((movement) => movement.groupId),
  );
  return {
    rows: shown.map((movement) => rowView(movement, payments.get(movement.groupId))),
    more: movements.length > query.limit,
  };
}

const rowView = (movement: Movement, payment: Payment | undefined): StatementRowView => ({
  id: movement.seq.toString(),
  at: movement.at.toISOString(),
  kind: KINDS[movement.kind],
  currency: movement.currency,
  amount_cents: Number(effectOn(movement, ["cash", "bonus"])),
  held_cents: Number(effectOn(movement, ["held"])),
  payment_id: payment?.id ?? null,
  method: payment?.method ?? null,
  refund: (payment?.refundOf ?? null) !== null,
});

/** Returns the signed effect of a movement on these buckets together. */
const effectOn = ({ debit, credit, amount }: Movement, buckets: readonly string[]): bigint =>
  (buckets.includes(credit) ? amount : 0n) - (buckets.includes(debit) ? amount : 0n);
