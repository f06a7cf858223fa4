import type { Queryable } from "#platform/database";

/** Withdrawals of one currency that are not over; refunds apart. */
export interface OpenWithdrawals {
  readonly currency: string;
  readonly count: bigint;
  readonly amount: bigint;
}

/** Sums the withdrawals that are open now, by currency. */
export const sumOpenWithdrawals = (queryable: Queryable): Promise<OpenWithdrawals[]> =>
  queryable.query<OpenWithdrawals>(
    `select currency, count(*) as count, sum(amount)::bigint as amount from cashbox.payments
     where action = 'cashout' and state in ('pending', 'reserved', 'processing') and refund_of is null
     group by currency order by currency collate "C"`,
  );
