import { columns, type Queryable, type Tx } from "#platform/database";
import type { Wager } from "../wager.ts";

/** Running sums of what a player played in one currency, in smallest units. */
export interface PlaySums {
  readonly currency: string;
  /** Wagers that are settled. */
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
}

// A wager adds nothing to the sums until it is settled. What the house staked was never the player's.
const COUNTS = (row: string) => `(${row}.status = 'settled')::int`;
const STAKE = (row: string) => `${row}.stake_cash + ${row}.stake_bonus`;
const PAID = (row: string) => `${row}.paid_cash + ${row}.paid_bonus`;

/**
 * Adds the next page of a player's wagers to the sums and returns how many it read. The caller holds
 * the player's accounts, so that no wager is still being written.
 */
export async function addWagers(tx: Tx, playerId: bigint, limit: number): Promise<number> {
  const rows = await tx.query<{ read: bigint }>(
    `with page as (
       select w.* from wagers.wagers w where w.player_id = $1
         and w.seq > coalesce((select max(k.through) from wagers.play_sums k where k.player_id = $1), 0)
       order by w.seq limit $2
     )
     insert into wagers.play_sums as s
       (player_id, currency, rounds, staked, won, through, first_at, last_at)
     select $1, currency, sum(${COUNTS("page")}), sum(${COUNTS("page")} * (${STAKE("page")})),
       sum(${COUNTS("page")} * (${PAID("page")})), max(seq),
       min(placed_at) filter (where status <> 'voided'),
       max(placed_at) filter (where status <> 'voided')
     from page group by currency
     on conflict (player_id, currency) do update set
       rounds = s.rounds + excluded.rounds, staked = s.staked + excluded.staked,
       won = s.won + excluded.won, through = excluded.through,
       first_at = coalesce(s.first_at, excluded.first_at),
       last_at = coalesce(excluded.last_at, s.last_at)
     returning (select count(*) from page) as read`,
    [playerId, limit],
  );
  return Number(rows[0]?.read ?? 0n);
}

/** Reads the sums of a player. */
export function selectPlaySums(queryable: Queryable, playerId: bigint): Promise<PlaySums[]> {
  return queryable.query<PlaySums>(
    `select currency, rounds, staked, won, first_at as "firstAt", last_at as "lastAt"
     from wagers.play_sums where player_id = $1 order by currency collate "C"`,
    [playerId],
  );
}

/**
 * Corrects the sums for wagers that are about to change, before their rows do. A wager that no sum
 * holds yet is left for the page that reads it.
 */
export async function correctPlaySums(tx: Tx, wagers: readonly Wager[]): Promise<void> {
  // What is open now was open before: it is in no sum.
  const changed = wagers.filter(({ status }) => status !== "open");
  if (changed.length === 0) return;
  await tx.query(
    `update wagers.play_sums s set rounds = s.rounds + d.rounds, staked = s.staked + d.staked,
       won = s.won + d.won
     from (
       select w.player_id, w.currency, sum(${COUNTS("n")} - ${COUNTS("w")}) as rounds,
         sum(${COUNTS("n")} * (${STAKE("n")}) - ${COUNTS("w")} * (${STAKE("w")})) as staked,
         sum(${COUNTS("n")} * (${PAID("n")}) - ${COUNTS("w")} * (${PAID("w")})) as won
       from (
         select player_id, max(through) as through from wagers.play_sums
         where player_id = any($1::bigint[]) group by player_id) k
       join unnest($1::bigint[], $2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
         as n(player_id, id, status, stake_cash, stake_bonus, paid_cash, paid_bonus) using (player_id)
       join wagers.wagers w on w.player_id = n.player_id and w.id = n.id and w.seq <= k.through
       group by w.player_id, w.currency) d
     where s.player_id = d.player_id and s.currency = d.currency`,
    columns(
      changed,
      (wager) => wager.playerId,
      (wager) => wager.id,
      (wager) => wager.status,
      (wager) => wager.stake.cash,
      (wager) => wager.stake.bonus,
      (wager) => wager.paid.cash,
      (wager) => wager.paid.bonus,
    ),
  );
}
