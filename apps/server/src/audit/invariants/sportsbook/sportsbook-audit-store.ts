import type { Queryable } from "#platform/database";
import type { Invariant } from "../../audit-store.ts";
import type { AuditedBet } from "./bet-faults.ts";

/** A selection's names, by which legs, markets and liabilities are joined. */
const SELECTION = "fixture_id, market_id, specifiers, selection_id";

/** In how many lines of its bet each leg is: of a system, those of one size are C(legs - 1, size - 1). */
const LINES_WITH_LEG = `
  select b.player_id, b.wager_id, b.stake_eur / b.lines * case when b.kind <> 'system' then 1 else (
      select coalesce(sum(factorial(n.legs - 1) / (factorial(size - 1) * factorial(n.legs - size))), 0)::bigint
      from unnest(b.sizes) as size where size between 1 and n.legs) end as staked
  from sportsbook.bets b
    join (select player_id, wager_id, count(*) as legs from sportsbook.legs group by 1, 2) n using (player_id, wager_id)`;

/** Says what can be told of bets on sport by rows alone; what they pay is recomputed beside it. */
export const SPORTS_BETS: Invariant = {
  id: "I23",
  title:
    "every bet on sport is as its legs and its wager: each leg came to what its market did, the bet was paid by that, free bets paid once, and the house's liabilities are those of its bets",
  unit: "bets on sport",
  count: "select count(*) as count from sportsbook.bets",
  violations: `
    with staked as (
      select player_id, id, subject, currency, status,
        stake_cash + stake_bonus + coalesce(stake_house, 0) as stake,
        paid_cash + paid_bonus + coalesce(paid_kept, 0) as paid,
        coalesce(cashed_out_cash + cashed_out_bonus + cashed_out_house, 0) as cashed_out,
        coalesce(stake_house, 0) > 0 as free
      from wagers.wagers where owner = 'sportsbook'),
    on_leg as (${LINES_WITH_LEG}),
    due as (
      select ${SELECTION}, sum(l.stake_eur) as stakes, sum(l.return_eur) as returns
      from sportsbook.legs l join sportsbook.bets using (player_id, wager_id) where state = 'open' group by ${SELECTION})
    select 'wager ' || coalesce(b.player_id, w.player_id) || '/' || coalesce(b.wager_id, w.id) as subject,
      'is ' || coalesce(w.status || ', ' || w.stake || ' ' || w.currency || case when w.free then ' of the house' else '' end
          || ' on ' || w.subject || ', paid ' || w.paid || ', cashed out ' || w.cashed_out, 'missing')
        || '; its bet ' || coalesce(b.state || ', ' || b.stake || ' ' || b.currency
          || case when b.free_bet_id is null then '' else ' of the house' end || ', paid ' || coalesce(b.payout, 0), 'missing') as detail
    from sportsbook.bets b full join staked w on w.player_id = b.player_id and w.id = b.wager_id
    where (w.subject, w.currency, w.stake, w.free, w.status, w.paid, w.cashed_out) is distinct from (
      'sport', b.currency, b.stake, b.free_bet_id is not null,
      case b.state when 'open' then 'open' when 'void' then 'voided' else 'settled' end,
      case when b.state in ('open', 'void') then 0 else b.payout end,
      case b.state when 'cashed_out' then b.stake else 0 end)
    union all
    select 'free bet ' || coalesce(f.id, b.free_bet_id),
      coalesce('is ' || f.amount || ' ' || f.currency || ' of player ' || f.player_id || ' for bet ' || coalesce(f.wager_id::text, 'none'), 'is missing')
        || '; it paid for ' || coalesce('bet ' || b.wager_id || ' of player ' || b.player_id || ', ' || b.stake || ' ' || b.currency, 'none')
    from sportsbook.free_bets f
      full join (select * from sportsbook.bets where free_bet_id is not null and state <> 'void') b on b.free_bet_id = f.id
    where (f.player_id, f.wager_id, f.amount, f.currency) is distinct from (b.player_id, b.wager_id, b.stake, b.currency)
      and coalesce(f.wager_id, b.wager_id) is not null
    union all
    select 'bet ' || player_id || '/' || wager_id, 'is ' || b.state || ', and was to be given back by proposal ' || g.id
    from sportsbook.give_backs g join sportsbook.bets b using (player_id, wager_id)
    where g.state = 'made' and b.state <> 'void'
    union all
    select 'coupon ' || c.code, 'says ' || c.uses || ' uses, gave ' || count(f.id) || ' free bets'
    from sportsbook.coupons c left join sportsbook.free_bets f on f.code = c.code
    group by c.code, c.uses having c.uses <> count(f.id)
    union all
    select 'bet ' || l.player_id || '/' || l.wager_id, 'has leg ' || l.position || ' '
      || coalesce('at ' || l.won || '/' || l.void_factor || '/' || l.dead_heat, 'open') || ', its market is '
      || coalesce(m.status || coalesce(' at ' || r.won || '/' || r.void_factor || '/' || r.dead_heat, ''), 'missing')
    from sportsbook.legs l
      left join sportsbook.markets m using (fixture_id, market_id, specifiers)
      left join lateral (
        select (one->>'won')::int as won, (one->>'void_factor')::int as void_factor, (one->>'dead_heat')::int as dead_heat
        from jsonb_array_elements(m.results) as one where one->>'id' = l.selection_id) r on true
    where m.status is null or (not l.cancelled and (m.status = 'cancelled'
      or (l.won, l.void_factor, l.dead_heat) is distinct from (r.won, r.void_factor, r.dead_heat)))
    union all
    select 'bet ' || player_id || '/' || wager_id, 'has leg ' || position || ' with a stake of ' || stake_eur
      || ' and a return of ' || return_eur || ', its form gives ' || staked || ' and ' || div(staked * odds::numeric, 1000)
    from sportsbook.legs join on_leg using (player_id, wager_id)
    where (stake_eur, return_eur::numeric) is distinct from (staked, div(staked * odds::numeric, 1000))
    union all
    select 'selection ' || fixture_id || '/' || market_id || '/' || specifiers || '/' || selection_id,
      'has stakes of ' || coalesce(l.stakes_eur, 0) || ' and returns of ' || coalesce(l.returns_eur, 0)
        || ', its bets come to ' || coalesce(d.stakes, 0) || ' and ' || coalesce(d.returns, 0)
    from sportsbook.liabilities l full join due d using (${SELECTION})
    where coalesce(l.stakes_eur, 0) <> coalesce(d.stakes, 0) or coalesce(l.returns_eur, 0) <> coalesce(d.returns, 0)`,
};

/** Place of a bet among all of them. */
export type BetPlace = Pick<AuditedBet, "playerId" | "id">;

interface BetRow extends Omit<AuditedBet, "legs"> {
  readonly legs: readonly {
    readonly position: number;
    readonly fixture: number;
    readonly odds: number;
    readonly won: 0 | 1 | null;
    readonly void_factor: 0 | 500 | 1000;
    readonly dead_heat: number;
  }[];
}

/** Reads bets behind one, in the order of players and ids: each with its legs as they are at one moment. */
export async function selectBetsBehind(
  queryable: Queryable,
  after: BetPlace,
  limit: number,
): Promise<AuditedBet[]> {
  const rows = await queryable.query<BetRow>(
    `select b.player_id as "playerId", b.wager_id as id, b.kind, b.sizes, b.lines, b.stake, b.potential, b.state, b.payout,
       b.free_bet_id is not null as "isFree", (b.player_id, b.wager_id) in (select player_id, wager_id from sportsbook.due) as "isDue",
       coalesce((
         select jsonb_agg(jsonb_build_object('position', l.position, 'fixture', l.fixture_id, 'odds', l.odds,
           'won', l.won, 'void_factor', l.void_factor, 'dead_heat', l.dead_heat) order by l.position)
         from sportsbook.legs l where (l.player_id, l.wager_id) = (b.player_id, b.wager_id)), '[]') as legs
     from sportsbook.bets b where (b.player_id, b.wager_id) > ($1::bigint, $2::uuid)
     order by b.player_id, b.wager_id limit $3`,
    [after.playerId, after.id, limit],
  );
  return rows.map(({ legs, ...bet }) => ({
    ...bet,
    legs: legs.map(({ position, fixture, odds, won, void_factor, dead_heat }) => ({
      position,
      fixture,
      odds,
      result: won === null ? null : { won, voidFactor: void_factor, deadHeat: dead_heat },
    })),
  }));
}
