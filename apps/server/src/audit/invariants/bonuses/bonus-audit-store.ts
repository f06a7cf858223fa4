import type { Invariant } from "../../audit-store.ts";

/** Says that each bonus moved the money that its record says, and that nothing else moved as one. */
export const BONUSES: Invariant = {
  id: "I17",
  title: "every bonus was given once, became cash once at most, and no other money moved as one",
  unit: "bonuses",
  count: "select count(*) as count from bonuses.bonuses",
  violations: `
    with moved as (
      select player_id, group_id, currency,
        sum(amount) filter (where debit = 'house:bonuses') as given,
        sum(amount) filter (where kind = 'conversion' or (kind = 'bonus' and credit = 'cash')) as converted
      from wallet.transfers where kind in ('bonus', 'conversion') group by 1, 2, 3),
    said as (
      select id, player_id, currency,
        case when activated_at is null or stage = 'wait' then 0
          when wager_until is not null then amount
          when stage = 'finished' then converted else 0 end as given,
        coalesce(converted, 0) as converted
      from bonuses.bonuses)
    select 'bonus ' || coalesce(said.id, moved.group_id) as subject,
      'says given ' || coalesce(said.given, 0) || ', cash ' || coalesce(said.converted, 0) || '; moved '
        || coalesce(moved.given, 0) || ' and ' || coalesce(moved.converted, 0) as detail
    from said full join moved on moved.group_id = said.id and moved.player_id = said.player_id
      and moved.currency = said.currency
    where coalesce(said.given, 0) <> coalesce(moved.given, 0)
      or coalesce(said.converted, 0) <> coalesce(moved.converted, 0)
    union all
    select 'bonus ' || b.id, 'is ' || b.stage || ' with ' || b.wagered || ' of ' || b.requirement || ' staked'
    from bonuses.bonuses b
    where (b.stage in ('finished', 'wager_done') and b.wagered < b.requirement)
      or (b.converted > b.max_win)`,
};
