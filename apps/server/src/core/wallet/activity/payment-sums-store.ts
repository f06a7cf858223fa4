import type { Database, Queryable } from "#platform/database";
import { lockAccounts } from "../wallet-store.ts";

/** Running sums of a player's payments in one currency, in smallest units. */
export interface PaymentSums {
  readonly currency: string;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
}

/**
 * Returns the sums of a player's payments, one for each account. Payments that are not in the sums
 * yet are added first: each is read once, however often the sums are.
 */
export async function paymentSums(database: Database, playerId: bigint): Promise<PaymentSums[]> {
  return database.tx(async (tx) => {
    // Whoever moves money holds the accounts: none of the payments read is still being written.
    await lockAccounts(tx, [playerId]);
    await tx.query(
      `insert into wallet.payment_sums as s
         (player_id, currency, deposited, withdrawn, through, first_at, last_at)
       select $1, t.currency,
         coalesce(sum(t.amount) filter (where t.kind = 'deposit'), 0),
         coalesce(sum(t.amount) filter (where t.kind = 'withdrawal'), 0),
         max(t.seq), min(t.created_at), max(t.created_at)
       from wallet.transfers t
       where t.player_id = $1 and t.kind in ('deposit', 'withdrawal')
         and t.seq > coalesce((select max(k.through) from wallet.payment_sums k where k.player_id = $1), 0)
       group by t.currency
       on conflict (player_id, currency) do update set
         deposited = s.deposited + excluded.deposited, withdrawn = s.withdrawn + excluded.withdrawn,
         through = excluded.through, last_at = greatest(s.last_at, excluded.last_at)`,
      [playerId],
    );
    return selectPaymentSums(tx, playerId);
  });
}

/** Returns the sums as they were last brought up to date; zeros where nothing was paid. */
export function selectPaymentSums(queryable: Queryable, playerId: bigint): Promise<PaymentSums[]> {
  return queryable.query<PaymentSums>(
    `select a.currency, coalesce(s.deposited, 0) as deposited, coalesce(s.withdrawn, 0) as withdrawn,
       s.first_at as "firstAt", s.last_at as "lastAt"
     from wallet.accounts a left join wallet.payment_sums s using (player_id, currency)
     where a.player_id = $1 order by a.currency collate "C"`,
    [playerId],
  );
}
