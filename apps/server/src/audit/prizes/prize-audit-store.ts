import type { Invariant } from "../audit-store.ts";

/** Says that each turn of the wheel and each open loot box gave the prize on its record, once. That its draw is one of the player's is I7. */
export const DRAWN_PRIZES: Invariant = {
  id: "I20",
  title:
    "the number of each turn of the wheel and of each open loot box falls on its prize by the weights on record, and the prize was given, once",
  unit: "drawn prizes",
  count: `select (select count(*) from wheel.spins)
    + (select count(*) from lootboxes.boxes where stage = 'activated') as count`,
  violations: `
    with records as (
      select 'spin' as what, player_id, id, prizes, number, index from wheel.spins
      union all
      select 'loot box', player_id, id, prizes, number, index from lootboxes.boxes where stage = 'activated'),
    placed as (
      select r.*, coalesce(w.below, 0) as below, (prizes->index->>'weight')::bigint as weight
      from records r cross join lateral (
        select sum((prize->>'weight')::bigint) as below
        from jsonb_array_elements(prizes) with ordinality as p (prize, place) where place <= r.index) w),
    promised as (
      select r.what, r.player_id, r.id, (b.place - 1)::int as position, b.bonus
      from records r cross join lateral
        jsonb_array_elements(r.prizes->r.index->'bonuses') with ordinality as b (bonus, place)),
    given as (
      select 'spin' as what, player_id, spin_id as id, position, id as reward_id from wheel.rewards
      union all
      select 'loot box', player_id, box_id, position, id from lootboxes.rewards),
    got as (
      select id, player_id, 'bonus' as type, currency, amount, requirement, max_win, null::text as game
      from bonuses.bonuses won
      -- What free spins have won is a bonus under their own id (I18): it is not what was given.
      where not exists (
        select from freespins.sets s where s.id = won.id and s.player_id = won.player_id)
      union all
      select id, player_id, 'freespins', currency, total, wagering, max_win, game from freespins.sets
      union all
      select id, player_id, 'cash', currency, amount, 0, null, null from gifts.gifts where type = 'cash')
    select what || ' ' || player_id || '/' || id as subject,
      'drew ' || number || ', its prize ' || index || ' has '
        || coalesce(below || ' to ' || below + weight - 1, 'no number') as detail
    from placed where weight is null or number < below or number >= below + weight
    union all
    select coalesce(p.what, g.what) || ' ' || coalesce(p.player_id, g.player_id) || '/' || coalesce(p.id, g.id),
      'promised ' || coalesce(p.bonus->>'type', 'nothing') || ', gave '
        || coalesce(o.amount || ' ' || o.type, 'nothing') || ' under ' || coalesce(g.reward_id::text, 'no id')
    from promised p
      full join given g on g.what = p.what and g.player_id = p.player_id and g.id = p.id
        and g.position = p.position
      left join got o on o.id = g.reward_id and o.player_id = g.player_id
    where (o.type, o.currency, o.max_win, o.amount, o.requirement, o.game) is distinct from (
      p.bonus->>'type', p.bonus->>'currency', (p.bonus->>'max_win_cents')::bigint,
      coalesce((p.bonus->>'amount_cents')::bigint, (p.bonus->>'freespins_count')::bigint),
      (p.bonus->>'wager')::bigint * coalesce((p.bonus->>'amount_cents')::bigint, 1), p.bonus->>'game')`,
};
