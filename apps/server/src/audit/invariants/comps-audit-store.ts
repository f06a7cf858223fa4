import type { Invariant } from "../audit-store.ts";

/** Says that points are what their movements make, and that each exchange was paid and given once. */
export const COMP_POINTS: Invariant = {
  id: "I19",
  title:
    "comp points are the sums of their movements, and each exchange and correction has one of its own; what an exchange is for was given once",
  unit: "balances of points",
  count: "select count(*) as count from comps.balances where version > 0",
  violations: `
    with moved as (
      select player_id, count(*) as movements,
        sum(case when credit = 'player' then points else -points end) as chargeable,
        coalesce(sum(points) filter (where credit = 'player'), 0) as persistent
      from comps.movements group by player_id),
    signed as (
      select player_id, kind, id, case when credit = 'player' then points else -points end as points
      from comps.movements),
    given as (
      select r.player_id, r.exchange_id, count(*) as rewards,
        count(b.id) as bonuses, coalesce(sum(t.count), 0) as tickets
      from comps.rewards r
        -- What free spins have won is a bonus under their own id (I18): no exchange gave it.
        left join bonuses.bonuses b on b.id = r.id and b.player_id = r.player_id
          and not exists (
            select from freespins.sets s where s.id = b.id and s.player_id = b.player_id)
        left join lotteries.grants t on t.source_id = r.id and t.player_id = r.player_id
          and t.given_for is distinct from 'round'
      group by 1, 2)
    select 'points of player ' || b.player_id as subject,
      'are ' || b.chargeable || ' of ' || b.persistent || ' at version ' || b.version || ', moved '
        || coalesce(m.chargeable, 0) || ' of ' || coalesce(m.persistent, 0) || ' in '
        || coalesce(m.movements, 0) as detail
    from comps.balances b left join moved m using (player_id)
    where (b.chargeable, b.persistent, b.version) is distinct from
      (coalesce(m.chargeable, 0), coalesce(m.persistent, 0), coalesce(m.movements, 0))
    union all
    select 'movements of player ' || m.player_id, 'have no balance'
    from moved m left join comps.balances b using (player_id) where b.player_id is null
    union all
    select 'exchange ' || coalesce(e.id, s.id) || ' of player ' || coalesce(e.player_id, s.player_id),
      'is for ' || coalesce(e.points, 0) || ' points, moved ' || coalesce(-s.points, 0)
    from comps.exchanges e full join (select * from signed where kind = 'exchange') s
      on s.player_id = e.player_id and s.id = e.id
    where e.points is distinct from -s.points
    union all
    select 'correction ' || coalesce(c.id, s.id), 'is for ' || coalesce(c.points, 0) || ' points, moved '
      || coalesce(s.points, 0)
    from (select * from comps.corrections where state = 'made') c
      full join (select * from signed where kind = 'correction') s
      on s.player_id = c.player_id and s.id = c.id
    where c.points is distinct from s.points
    union all
    select 'exchange ' || e.id || ' of player ' || e.player_id,
      'is for ' || e.quantity || ' of ' || c.type || ', gave ' || coalesce(g.rewards, 0) || ' rewards, '
        || coalesce(g.bonuses, 0) || ' bonuses, ' || coalesce(g.tickets, 0) || ' tickets'
    from comps.exchanges e join comps.cards c on c.id = e.card_id
      left join given g on g.player_id = e.player_id and g.exchange_id = e.id
    where coalesce(g.rewards, 0) <> case when c.type = 'lootboxes' then e.quantity else 1 end
      or coalesce(g.bonuses, 0) <> case when c.type = 'money' then 1 else 0 end
      or coalesce(g.tickets, 0) <> case when c.type = 'lotteries' then e.quantity else 0 end`,
};
