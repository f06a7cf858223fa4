import type { Invariant } from "../../audit-store.ts";

/** Says that each gift that was taken brought what it says, once, and that nothing else left its account. */
export const GIFTS: Invariant = {
  id: "I25",
  title:
    "every gift that was taken brought its cash, bonus, turn or points once, and no other money left house:gifts",
  unit: "gifts",
  count: "select count(*) as count from gifts.gifts",
  violations: `
    with moved as (
      select player_id, group_id, currency, sum(amount) as amount, count(*) as times,
        count(*) filter (where kind <> 'gift' or debit <> 'house:gifts' or credit <> 'cash') as strange
      from wallet.transfers where kind = 'gift' or debit = 'house:gifts' or credit = 'house:gifts'
      group by 1, 2, 3),
    said as (
      select id, player_id, currency, amount from gifts.gifts
      where type in ('cash', 'cashback') and wagering = 0 and stage = 'finished')
    select 'gift ' || coalesce(s.id, m.group_id) as subject,
      'says ' || coalesce(s.amount, 0) || ' ' || coalesce(s.currency, 'nothing') || ', moved '
        || coalesce(m.amount || ' ' || m.currency || ' in ' || m.times, 'nothing') as detail
    from said s full join moved m on m.group_id = s.id and m.player_id = s.player_id and m.currency = s.currency
    where s.amount is distinct from m.amount or m.times <> 1 or m.strange <> 0
    union all
    select 'gift ' || g.id, 'became bonus ' || g.bonus_id || ' of ' || coalesce(b.amount::text, 'nothing')
    from gifts.gifts g left join bonuses.bonuses b on b.id = g.bonus_id and b.player_id = g.player_id
    where g.bonus_id is not null and (b.amount, b.currency, b.requirement)
      is distinct from (g.amount, g.currency, g.amount * g.wagering)
    union all
    select 'gift ' || g.id, 'brought ' || coalesce(p.points, 0) || ' points of ' || g.points
    from gifts.gifts g left join vip.points p on p.id = g.id and p.player_id = g.player_id
    where g.type = 'xp' and (case when g.stage = 'finished' then g.points end) is distinct from p.points
    union all
    select 'gift ' || g.id, 'is ' || g.stage || ' with a turn until ' || coalesce(t.until::text, 'never')
    from gifts.gifts g left join wheel.turns t on t.id = g.id and t.player_id = g.player_id
    where g.type = 'giftspin' and (g.use_until is distinct from t.until
      or (g.stage = 'finished' and t.spin_id is null))
    union all
    select 'turn ' || t.id, 'is said to come of a gift that is not there'
    from wheel.turns t where t.source like 'gift %' and not exists (
      select 1 from gifts.gifts g where g.id = t.id and g.type = 'giftspin')
    union all
    select 'points ' || p.id, 'are said to come of a gift that is not there'
    from vip.points p where p.source like 'gift %' and not exists (
      select 1 from gifts.gifts g where g.id = p.id and g.type = 'xp')`,
};
