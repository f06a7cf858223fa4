import { ROCKET } from "@houselight/game-maths/rocket";
import type { Queryable } from "#platform/database";
import type { Invariant } from "../../audit-store.ts";
import type { AuditedBet, AuditedFlight } from "./flight-faults.ts";

/** Says what can be told of flights by their rows alone; what was drawn is recomputed beside it. */
export const FLIGHTS: Invariant = {
  id: "I22",
  title:
    "every rocket got as far as its seed, told by its hash, and its bets decide, and each bet was paid, lost or given back by that, as its wager was",
  unit: "flights",
  count: "select count(*) as count from rocket.rounds where over_at is not null",
  violations: `
    with staked as (
      select player_id, id, subject, currency, status,
        stake_cash + stake_bonus + coalesce(stake_house, 0) as stake,
        paid_cash + paid_bonus + coalesce(paid_kept, 0) as paid
      from wagers.wagers where owner = 'rocket'),
    told as (
      select r.number, r.seed_hash,
        case when r.link = 1 then c.first_hash else before.seed end as expected,
        lag(r.number, 1, 0::bigint) over (order by r.number) as follows
      from rocket.rounds r
        left join fairness.chains c on c.id = r.chain_id
        left join rocket.rounds before on before.chain_id = r.chain_id and before.link = r.link - 1)
    select 'wager ' || coalesce(b.player_id, w.player_id) || '/' || coalesce(b.wager_id, w.id) as subject,
      'is ' || coalesce(w.status || ', ' || w.stake || ' ' || w.currency || ' on ' || w.subject || ', paid ' || w.paid, 'missing')
        || '; its bet ' || coalesce(b.state || ', ' || b.stake || ' ' || b.currency || ', paid ' || coalesce(b.payout, 0), 'missing') as detail
    from rocket.bets b full join staked w on w.player_id = b.player_id and w.id = b.wager_id
    where (w.subject, w.currency, w.stake, w.status, w.paid) is distinct from (
      '${ROCKET}', b.currency, b.stake,
      case b.state when 'open' then 'open' when 'returned' then 'voided' else 'settled' end,
      case when b.state in ('cashed_out', 'lost') then b.payout else 0 end)
    union all
    select 'round ' || r.number, 'keeps bet ' || b.position || ' ' || b.state
    from rocket.bets b join rocket.rounds r on r.number = b.round
    where (b.state = 'open' and r.settled_at is not null)
      or (b.state in ('lost', 'returned') and r.over_at is null)
    union all
    select 'round ' || number, 'follows round ' || follows from told where follows <> number - 1
    union all
    select 'round ' || number, 'was told another hash than its chain has'
    from told where seed_hash is distinct from expected`,
};

/** Reads flights that are over, behind a round, in the order of their numbers. */
export const selectFlights = (
  queryable: Queryable,
  after: bigint,
  limit: number,
): Promise<AuditedFlight[]> =>
  queryable.query<AuditedFlight>(
    `select number, link, seed_hash as "seedHash", salt, bets, flew_at as "flewAt",
       beat_at as "beatAt", over_at as "overAt", point, broken_off_at as "brokenOffAt", seed
     from rocket.rounds where number > $1 and over_at is not null order by number limit $2`,
    [after, limit],
  );

/** Place of a bet among all of them. */
export type BetPlace = Pick<AuditedBet, "round" | "position">;

/** Reads bets behind one, up to the last of a round, in their order. */
export const selectFlightBets = (
  queryable: Queryable,
  after: BetPlace,
  through: bigint,
  limit: number,
): Promise<AuditedBet[]> =>
  queryable.query<AuditedBet>(
    `select round, position, wager_id as id, currency, stake, target, state, multiplier, payout
     from rocket.bets where (round, position) > ($1, $2) and round <= $3
     order by round, position limit $4`,
    [after.round, after.position, through, limit],
  );
