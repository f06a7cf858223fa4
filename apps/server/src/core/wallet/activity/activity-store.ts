import type { Queryable } from "#platform/database";

/** Buckets whose money is the player's. */
const OWN = "('cash', 'bonus', 'held', 'stakes')";
/** Change that a transfer makes to what the player has: nothing between two buckets of theirs. */
const EFFECT = `(case when credit in ${OWN} then amount else 0 end - case when debit in ${OWN} then amount else 0 end)`;

/** One account over a span. */
export interface Activity {
  readonly currency: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  readonly other: bigint;
}

export interface Span {
  readonly from: Date;
  /** The first moment that does not belong to it. */
  readonly until: Date;
}

/** Returns what a span did to each account of a player, counted back from the balances of now. */
export async function selectActivity(
  queryable: Queryable,
  playerId: bigint,
  { from, until }: Span,
): Promise<Activity[]> {
  return queryable.query<Activity>(
    `with moved as (
       select currency, kind, created_at >= $3 as later, ${EFFECT} as effect
       from wallet.transfers where player_id = $1 and created_at >= $2
     ), sums as (
       select currency,
         sum(effect) filter (where later) as later,
         sum(effect) filter (where not later) as inside,
         sum(effect) filter (where not later and kind = 'deposit') as deposits,
         -sum(effect) filter (where not later and kind = 'withdrawal') as withdrawals,
         -sum(effect) filter (where not later and kind in ('stake', 'settlement', 'refund')) as staked,
         sum(effect) filter (where not later and kind in ('payout', 'reversal', 'jackpot', 'prize')) as won
       from moved group by currency
     )
     select currency, (now_has - coalesce(later, 0) - coalesce(inside, 0))::bigint as opening,
       (now_has - coalesce(later, 0))::bigint as closing,
       coalesce(deposits, 0)::bigint as deposits, coalesce(withdrawals, 0)::bigint as withdrawals,
       coalesce(staked, 0)::bigint as staked, coalesce(won, 0)::bigint as won,
       (coalesce(inside, 0) - coalesce(deposits, 0) + coalesce(withdrawals, 0) + coalesce(staked, 0)
         - coalesce(won, 0))::bigint as other
     from (select currency, cash + bonus + held + stakes as now_has from wallet.accounts
       where player_id = $1) accounts left join sums using (currency)
     order by currency collate "C"`,
    [playerId, from, until],
  );
}

/** A movement that changed what a player has. */
export interface ActivityEntry {
  readonly seq: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly currency: string;
  readonly effect: bigint;
}

/** Returns a page of the movements of a span, the latest first. */
export async function selectActivityEntries(
  queryable: Queryable,
  playerId: bigint,
  { from, until, before, limit }: Span & { readonly before: bigint | null; readonly limit: number },
): Promise<ActivityEntry[]> {
  return queryable.query<ActivityEntry>(
    `select seq, created_at as at, kind, currency, ${EFFECT} as effect from wallet.transfers
     where player_id = $1 and created_at >= $2 and created_at < $3 and ${EFFECT} <> 0
       and ($4::bigint is null or seq < $4)
     order by seq desc limit $5`,
    [playerId, from, until, before, limit],
  );
}
