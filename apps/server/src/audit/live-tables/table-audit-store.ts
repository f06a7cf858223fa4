import type { Queryable } from "#platform/database";
import type { Invariant } from "../audit-store.ts";
import type { AuditedBet, AuditedEntry, AuditedRound } from "./table-faults.ts";

/** Says what can be told of rounds by their rows alone; what was drawn is recomputed beside it. */
export const TABLE_ROUNDS: Invariant = {
  id: "I28",
  title:
    "every round of a live table came as its seed, told by its hash, and its entries decide, and each bet was paid by that or taken back, as its wager was",
  unit: "rounds",
  count: "select count(*) as count from live_tables.rounds where drawn_at is not null",
  violations: `
    with staked as (
      select player_id, id, subject, currency, status,
        stake_cash + stake_bonus + coalesce(stake_house, 0) as stake,
        paid_cash + paid_bonus + coalesce(paid_kept, 0) as paid
      from wagers.wagers where owner = 'live-tables' and record <> ''),
    told as (
      select r.table_slug, r.number, r.seed_hash,
        case when r.link = 1 then c.first_hash else before.seed end as expected,
        lag(r.number, 1, 0::bigint) over (partition by r.table_slug order by r.number) as follows
      from live_tables.rounds r
        left join fairness.chains c on c.id = r.chain_id
        left join live_tables.rounds before on before.chain_id = r.chain_id and before.link = r.link - 1)
    select 'wager ' || coalesce(b.player_id, w.player_id) || '/' || coalesce(b.wager_id, w.id) as subject,
      'is ' || coalesce(w.status || ', ' || w.stake || ' ' || w.currency || ' on ' || w.subject || ', paid ' || w.paid, 'missing')
        || '; its bet ' || coalesce(b.state || ', ' || b.stake || ' ' || b.currency || ', paid ' || coalesce(b.payout, 0), 'missing') as detail
    from live_tables.bets b full join staked w on w.player_id = b.player_id and w.id = b.wager_id
    where (w.subject, w.currency, w.stake, w.status, w.paid) is distinct from (
      b.table_slug, b.currency, b.stake,
      case b.state when 'returned' then 'voided' else b.state end,
      case when b.state = 'settled' then b.payout else 0 end)
    union all
    select 'round ' || b.table_slug || '/' || b.round, 'keeps bet ' || b.player_id || '/' || b.wager_id || ' ' || b.state
    from live_tables.bets b join live_tables.rounds r on r.table_slug = b.table_slug and r.number = b.round
    where (b.state = 'open' and r.settled_at is not null) or (b.state = 'settled' and r.drawn_at is null)
      or (b.state = 'returned' and b.payout <> b.stake)
    union all
    select 'bet ' || b.player_id || '/' || b.wager_id, 'has no entry of its own'
    from live_tables.bets b left join live_tables.entries e
      on e.table_slug = b.table_slug and e.round = b.round and e.id = b.wager_id and e.player_id = b.player_id
    where e.id is null
    union all
    select 'entry ' || e.table_slug || '/' || e.round || '/' || e.position, 'is of no bet of its round'
    from live_tables.entries e left join live_tables.bets b
      on b.player_id = e.player_id and b.wager_id = e.wager_id
    where (b.table_slug, b.round) is distinct from (e.table_slug, e.round)
    union all
    select 'round ' || table_slug || '/' || number, 'follows round ' || follows from told where follows <> number - 1
    union all
    select 'round ' || table_slug || '/' || number, 'was told another hash than its chain has'
    from told where seed_hash is distinct from expected`,
};

/** Place of a round among all of them. */
export type RoundPlace = Pick<AuditedRound, "table" | "number">;

/** Reads rounds that were drawn, behind one, in their order. */
export const selectDrawnRounds = (
  queryable: Queryable,
  after: RoundPlace,
  limit: number,
): Promise<AuditedRound[]> =>
  queryable.query<AuditedRound>(
    `select table_slug as "table", number, game_version as version, link, seed_hash as "seedHash", salt,
       entries, players, seed, outcome
     from live_tables.rounds where (table_slug, number) > ($1, $2) and drawn_at is not null
     order by table_slug, number limit $3`,
    [after.table, after.number, limit],
  );

/** Reads entries behind one, up to the last of a round, in their order. */
export const selectRoundEntries = (
  queryable: Queryable,
  after: RoundPlace & { readonly position: number },
  through: RoundPlace,
  limit: number,
): Promise<AuditedEntry[]> =>
  queryable.query<AuditedEntry>(
    `select table_slug as "table", round as number, position, id
     from live_tables.entries
     where (table_slug, round, position) > ($1, $2, $3) and (table_slug, round) <= ($4, $5)
     order by table_slug, round, position limit $6`,
    [after.table, after.number, after.position, through.table, through.number, limit],
  );

/** Reads bets that stand behind one, up to the last of a round. */
export const selectRoundBets = (
  queryable: Queryable,
  after: RoundPlace & { readonly playerId: bigint },
  through: RoundPlace,
  limit: number,
): Promise<AuditedBet[]> =>
  queryable.query<AuditedBet>(
    `select table_slug as "table", round as number, player_id as "playerId", stake, bet, state, payout
     from live_tables.bets
     where state <> 'returned' and (table_slug, round, player_id) > ($1, $2, $3)
       and (table_slug, round) <= ($4, $5)
     order by table_slug, round, player_id limit $6`,
    [after.table, after.number, after.playerId, through.table, through.number, limit],
  );
