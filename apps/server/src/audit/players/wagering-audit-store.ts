import type { InvariantOfPlayers } from "../audit-store.ts";
import { MARGIN, SETTLED_ROUNDS, toldOtherwise } from "./settled-rounds-store.ts";

/**
 * Rounds that may count for a bonus: those of its currency in its time. `low` and `high` are the parts in percent
 * that count of the stake, the same where the kind of the game is the house's own word; a studio may have named
 * another one then. Of other currencies it is not on record whether a stake was above the largest that counts.
 */
const COUNTED = `
  select b.id, div((r.stake_cash + r.stake_bonus)::numeric * k.high, 100) as high,
    case when r.is_sure and b.is_open and r.currency = 'EUR' and r.at >= b.begun_at + ${MARGIN}
      then div((r.stake_cash + r.stake_bonus)::numeric * k.low, 100) else 0 end as low
  from begun b join rounds r on r.player_id = b.player_id and r.currency = b.currency
      and r.at >= b.activated_at and r.at < b.wager_until
      and (b.ended_at is null or r.at <= b.ended_at + ${MARGIN})
    left join (
      select slug, min(kind) as kind from catalogue.games
      group by slug having count(*) = 1 and min(run_by) = 'house') g on g.slug = r.subject
    cross join lateral (
      select case g.kind when 'slots' then b.slots when 'other' then b.other else least(b.slots, b.other) end as low,
        case g.kind when 'slots' then b.slots when 'other' then b.other else greatest(b.slots, b.other) end as high) k
  where r.currency <> 'EUR' or r.stake_cash + r.stake_bonus <= b.max_stake`;

/**
 * Recomputes what is wagered of bonuses from the rounds. For one in euros that is still wagered it is exact;
 * rounds that were settled and not yet heard when one ended never counted, so that it is bound from above alone.
 * One that waited may count rounds since it was activated.
 */
export const WAGERING: InvariantOfPlayers = {
  id: "I29",
  title: "what is wagered of every bonus is what the stakes of its player count by its rules",
  unit: "bonuses with a requirement",
  players: "select player_id from bonuses.bonuses",
  count: "select count(*) as count from bonuses.bonuses where wager_until is not null",
  violations: `
    with rounds as materialized (${SETTLED_ROUNDS}),
    begun as (
      select b.id, b.player_id, b.currency, b.wagered, b.activated_at, b.wager_until, b.ended_at,
        b.stage in ('handle_bets', 'wager_done') and not b.erased as is_open,
        b.wager_until - interval '24 hours' * coalesce(o.days_to_wager, b.days_to_wager) as begun_at,
        coalesce(o.max_stake, b.max_stake) as max_stake,
        coalesce(o.slots_percent, b.slots_percent) as slots, coalesce(o.other_percent, b.other_percent) as other
      from bonuses.bonuses b left join bonuses.offers o on o.id = b.offer_id
      where b.player_id > $1 and b.player_id <= $2 and (b.wager_until is not null or b.wagered > 0)),
    counted as (${COUNTED}),
    judged as materialized (
      select * from (
        select b.id, b.player_id, b.wagered, coalesce(sum(c.low), 0) as low, coalesce(sum(c.high), 0) as high
        from begun b left join counted c using (id) group by 1, 2, 3) r
      where r.wagered < r.low or r.wagered > r.high),
    told as materialized (${toldOtherwise("bonuses.count-stakes")})
    select 'bonus ' || j.id as subject,
      'says ' || j.wagered || ' wagered, the rounds count ' || j.low || ' to ' || j.high as detail
    from judged j where not exists (
      select 1 from told t where t.player_id = j.player_id and t.is_waiting = (j.wagered < j.low))`,
};
