import { columns, type Queryable, type Tx } from "#platform/database";

/** Running sums of a player in one currency, in smallest units. */
export interface Statistics {
  readonly currency: string;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
}

/** A change of the sums: a wager that was settled, corrected (no round) or taken back (a round less). */
export interface PlayChange {
  readonly playerId: bigint;
  readonly currency: string;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly won: bigint;
}

/** Adds wagers to the sums of their players, in the order of the keys. */
export async function addPlay(tx: Tx, changes: readonly PlayChange[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `insert into wallet.statistics as s
       (player_id, currency, rounds, staked, won, first_at, last_at)
     select player_id, currency, sum(rounds), sum(staked), sum(won), $6, $6
     from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
       as c(player_id, currency, rounds, staked, won)
     group by player_id, currency order by player_id, currency
     on conflict (player_id, currency) do update set
       rounds = s.rounds + excluded.rounds, staked = s.staked + excluded.staked,
       won = s.won + excluded.won, first_at = coalesce(s.first_at, excluded.first_at),
       last_at = greatest(s.last_at, excluded.last_at)`,
    [
      ...columns(
        changes,
        (one) => one.playerId,
        (one) => one.currency,
        (one) => one.rounds,
        (one) => one.staked,
        (one) => one.won,
      ),
      at,
    ],
  );
}

/**
 * Adds the payments to the sums that are not in them yet. An account is locked while money moves on
 * it, so that a payment with a lower number never comes after one with a higher.
 */
export async function addPayments(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  await tx.query(
    `insert into wallet.statistics (player_id, currency)
     select player_id, currency from wallet.accounts where player_id = any($1::bigint[])
     order by player_id, currency on conflict do nothing`,
    [playerIds],
  );
  // Whoever adds to these sums is alone with them: the next statement sees what was added before.
  await tx.query(
    `select 1 from wallet.statistics where player_id = any($1::bigint[])
     order by player_id, currency for update`,
    [playerIds],
  );
  await tx.query(
    `update wallet.statistics s set
       deposited = s.deposited + n.deposited, withdrawn = s.withdrawn + n.withdrawn,
       payments_through = n.through, first_at = least(s.first_at, n.first_at),
       last_at = greatest(s.last_at, n.last_at)
     from (
       select t.player_id, t.currency, max(t.seq) as through, min(t.created_at) as first_at,
         max(t.created_at) as last_at,
         coalesce(sum(t.amount) filter (where t.kind = 'deposit'), 0)::bigint as deposited,
         coalesce(sum(t.amount) filter (where t.kind = 'withdrawal'), 0)::bigint as withdrawn
       from wallet.statistics known join wallet.transfers t on t.player_id = known.player_id
         and t.currency = known.currency and t.seq > known.payments_through
         and t.kind in ('deposit', 'withdrawal')
       where known.player_id = any($1::bigint[]) group by t.player_id, t.currency) n
     where s.player_id = n.player_id and s.currency = n.currency`,
    [playerIds],
  );
}

/** Returns the sums of a player, one for each account; zeros where nothing was played or paid. */
export function selectStatistics(queryable: Queryable, playerId: bigint): Promise<Statistics[]> {
  return queryable.query<Statistics>(
    `select a.currency, coalesce(s.rounds, 0) as rounds, coalesce(s.staked, 0) as staked,
       coalesce(s.won, 0) as won, coalesce(s.deposited, 0) as deposited,
       coalesce(s.withdrawn, 0) as withdrawn, s.first_at as "firstAt", s.last_at as "lastAt"
     from wallet.accounts a left join wallet.statistics s using (player_id, currency)
     where a.player_id = $1 order by a.currency collate "C"`,
    [playerId],
  );
}
