import type { PaymentState } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { Payment } from "./payment.ts";
import { COLUMNS, type PaymentRow, toPayment } from "./payment-store.ts";

/** A player's payments, latest first; `before` is a payment of the page before. */
export async function selectPaymentPage(
  queryable: Queryable,
  page: { playerId: bigint; before: string | null; limit: number },
): Promise<Payment[]> {
  const rows = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments p where p.player_id = $1
       and ($2::uuid is null or p.seq < (select b.seq from cashbox.payments b where b.player_id = $1 and b.id = $2))
     order by p.seq desc limit $3`,
    [page.playerId, page.before, page.limit],
  );
  return rows.map(toPayment);
}

/** Withdrawals in a state, oldest first. */
export async function selectWithdrawals(
  queryable: Queryable,
  page: { state: PaymentState; after: string | null; limit: number },
): Promise<Payment[]> {
  const rows = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where action = 'cashout' and state = $1
       and ($2::uuid is null or seq > (select a.seq from cashbox.payments a where a.reference = $2))
     order by seq limit $3`,
    [page.state, page.after, page.limit],
  );
  return rows.map(toPayment);
}

/** Finds the withdrawal that has been due for longest, its approvals there; those that are named are passed over. */
export async function selectDueWithdrawal(
  queryable: Queryable,
  at: Date,
  but: readonly string[],
): Promise<string | undefined> {
  const [row] = await queryable.query<{ reference: string }>(
    `select p.reference from cashbox.payments p
     where p.state = 'pending' and p.waits_until <= $1 and p.reference <> all($2::uuid[])
       and (select count(*) from cashbox.approvals a where a.reference = p.reference) >= p.approvals_needed
     order by p.waits_until limit 1`,
    [at, but],
  );
  return row?.reference;
}

/** Sums the refunds of each deposit, paid and under way, in smallest units; deposits without one are left out. */
export async function sumRefunds(
  queryable: Queryable,
  references: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await queryable.query<{ refund_of: string; sum: bigint }>(
    `select refund_of, sum(amount)::bigint as sum from cashbox.payments
     where refund_of = any($1::uuid[]) and state in ('pending', 'processing', 'reserved', 'succeeded')
     group by refund_of`,
    [references],
  );
  return new Map(rows.map((row) => [row.refund_of, row.sum]));
}

/** The value in EUR cents of a player's payments since then that did not fail; what goes back by refund is none. */
export async function sumLinked(
  tx: Tx,
  playerId: bigint,
  action: Payment["action"],
  since: Date,
): Promise<bigint> {
  const [row] = await tx.query<{ sum: bigint }>(
    `select coalesce(sum(eur_cents), 0)::bigint as sum from cashbox.payments
     where player_id = $1 and action = $2 and created_at > $3
       and state in ('pending', 'processing', 'reserved', 'succeeded') and refund_of is null`,
    [playerId, action, since],
  );
  return row?.sum ?? 0n;
}

/** Returns the time of the player's `back`-th latest payment in any state; null when there are fewer. */
export async function selectLatestTime(
  tx: Tx,
  playerId: bigint,
  action: Payment["action"],
  back: number,
): Promise<Date | null> {
  const [row] = await tx.query<{ created_at: Date }>(
    `select created_at from cashbox.payments where player_id = $1 and action = $2
     order by created_at desc offset $3 limit 1`,
    [playerId, action, back - 1],
  );
  return row?.created_at ?? null;
}
