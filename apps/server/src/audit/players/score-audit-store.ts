import type { InvariantOfPlayers } from "../audit-store.ts";
import { MARGIN, SETTLED_ROUNDS, toldOtherwise } from "./settled-rounds-store.ts";

/**
 * Rounds that may count in a tournament, each beside the entry. Sure are those since the player joined last: of a
 * time before, rows do not say when the player was in. By studios a round may count only, as a game's studio is
 * the one that listed it then.
 */
const COUNTED = `
  select e.tournament_id, e.player_id, r.stake_cash as stake, r.payout,
    div(r.payout::numeric * 100, r.stake_cash) as multiplier, r.currency = 'EUR' as is_valued,
    r.is_sure and r.at >= e.joined_at + ${MARGIN} and (r.currency = 'EUR' or e.min_stake = 0)
      and (r.subject = any(e.games) or cardinality(e.games) + cardinality(e.producers) = 0) as is_sure
  from entered e join rounds r on r.player_id = e.player_id and r.at >= e.start_at and r.at < e.end_at
  where r.stake_cash > 0 and r.stake_bonus = 0 and r.stake_house = 0
    and (r.currency <> 'EUR' or r.stake_cash >= e.min_stake)
    and (cardinality(e.games) + cardinality(e.producers) = 0 or r.subject = any(e.games)
      or (cardinality(e.producers) > 0 and (
        exists (select 1 from catalogue.games g where g.slug = r.subject and g.provider = any(e.producers))
        or not exists (select 1 from catalogue.games g where g.slug = r.subject))))`;

/** Says what a tournament counts of rounds that `of` names, null where their worth in euros is not on record. */
const pointsOf = (of: string): string => `case e.scoring
  when 'multiplier' then coalesce(max(c.multiplier) filter (where ${of}), 0)
  when 'wins' then coalesce(sum(c.payout) filter (where ${of} and c.is_valued), 0)
  else coalesce(sum(c.stake) filter (where ${of} and c.is_valued), 0) end`;

/**
 * Recomputes scores from the rounds. In euros they are exact for whoever joined once and stayed; what other
 * currencies were worth when a round counted is not on record, so their stakes and wins bound nothing from
 * above. A multiplier needs no rate.
 */
export const SCORES: InvariantOfPlayers = {
  id: "I31",
  title: "every score of a tournament is what the rounds of its player count by its rules",
  unit: "scores",
  players: "select player_id from tournaments.entries",
  count: "select count(*) as count from tournaments.entries",
  violations: `
    with rounds as materialized (${SETTLED_ROUNDS}),
    entered as (
      select e.*, t.identifier, t.scoring, t.min_stake, t.start_at, t.end_at, t.games, t.producers,
        e.left_at is null and t.state in ('published', 'finished') as is_in
      from tournaments.entries e join tournaments.tournaments t on t.id = e.tournament_id
      where e.player_id > $1 and e.player_id <= $2),
    counted as (${COUNTED}),
    recounted as (
      select e.identifier, e.tournament_id, e.player_id, e.bets, e.points, e.is_in, e.scoring,
        e.bets_rest + e.points_rest > 0 as has_rest,
        coalesce(sum(c.stake) filter (where c.is_sure and c.is_valued), 0) as bets_low,
        coalesce(sum(c.stake) filter (where c.is_valued), 0) as bets_high,
        ${pointsOf("c.is_sure")} as points_low, ${pointsOf("true")} as points_high,
        coalesce(bool_or(not c.is_valued), false) as is_open
      from entered e left join counted c using (tournament_id, player_id) group by 1, 2, 3, 4, 5, 6, 7, 8),
    judged as materialized (
      select * from (
        select *, is_in and (bets < bets_low or points < points_low) as is_low,
          -- Euros leave no parts of a cent.
          (not is_open and (bets > bets_high or has_rest))
            or (points > points_high and (scoring = 'multiplier' or not is_open)) as is_high
        from recounted) r
      where is_low or is_high),
    told as materialized (${toldOtherwise("tournaments.score")})
    select 'player ' || j.player_id || ' in ' || j.identifier as subject,
      'has ' || j.bets || ' staked and ' || j.points || ' points, the rounds count ' || j.bets_low || ' to '
        || j.bets_high || ' and ' || j.points_low || ' to ' || j.points_high as detail
    from judged j
    where (j.is_low and not exists (select 1 from told t where t.player_id = j.player_id and t.is_waiting))
      or (j.is_high and not exists (select 1 from told t where t.player_id = j.player_id and not t.is_waiting))`,
};
