import type { InvariantOfPlayers } from "../audit-store.ts";
import { MARGIN } from "./settled-rounds-store.ts";

/** SQL for the moment of so many milliseconds, as text. */
const momentOf = (ms: string): string =>
  `'epoch'::timestamptz + (${ms})::bigint * interval '1 millisecond'`;

/**
 * Budgets of money as players' rows hold them (compliance/migrations/0005-one-row-a-player.sql). One whose window
 * has no end has counted nothing yet. `named_at`: when the limit first named its currency.
 */
const BUDGETS = `
  select b.*, b.place = min(b.place) over (partition by b.player_id, b.limit_id) as is_first, n.named_at,
    greatest(b.amount, n.highest) as highest
  from (
    select r.player_id, one.place, split_part(one.budget, ':', 1)::bigint as limit_id,
      split_part(one.budget, ':', 2) as currency, split_part(one.budget, ':', 3) as type,
      split_part(one.budget, ':', 4) as period,
      ${momentOf("split_part(one.budget, ':', 5)")} as created_at,
      split_part(one.budget, ':', 6)::bigint as amount, split_part(one.budget, ':', 7)::bigint as used,
      ${momentOf("split_part(one.budget, ':', 8)")} as starts_at,
      ${momentOf("nullif(split_part(one.budget, ':', 9), '0')")} as ends_at
    from compliance.restrictions r
      cross join lateral string_to_table(r.budgets, '+') with ordinality as one (budget, place)
    where r.player_id > $1 and r.player_id <= $2 and r.budgets <> '') b
    left join (
      select c.limit_id, a->>'currency' as currency, min(c.decided_at) as named_at,
        max((a->>'amount')::bigint) as highest
      from compliance.limit_changes c cross join lateral jsonb_array_elements(c.amounts) a
      where c.player_id > $1 and c.player_id <= $2 and c.outcome in ('at_once', 'confirmed') group by 1, 2) n
      on n.limit_id = b.limit_id and n.currency = b.currency
  where b.type <> 'session'`;

/** Selects what commands on wagers moved of a player's own money, each at its moment. */
const MOVED = `
  select o.player_id, o.currency, o.at, o.begun_at,
    coalesce(sum(t.amount) filter (where t.kind = 'stake' and t.debit in ('cash', 'bonus')), 0) as stake,
    coalesce(sum(t.amount) filter (where t.kind = 'refund' and t.credit in ('cash', 'bonus')), 0) as refund,
    coalesce(sum(case when t.kind = 'payout' and t.credit in ('cash', 'bonus') then t.amount
      when t.kind = 'debt' or (t.kind = 'reversal' and t.debit in ('cash', 'bonus')) then -t.amount end), 0) as won
  from (
    select w.player_id, w.id, w.currency, w.placed_at as at, w.placed_at as begun_at
    from wagers.wagers w join since s using (player_id) where w.placed_at >= s.at
    union all
    select c.player_id, c.id, w.currency, c.created_at, w.placed_at
    from wagers.commands c join since s using (player_id)
      join wagers.wagers w on w.player_id = c.player_id and w.id = c.wager_id
    where c.id <> c.wager_id and c.created_at >= s.at) o
    join wallet.transfers t on t.player_id = o.player_id and t.group_id = o.id
  group by o.player_id, o.id, o.currency, o.at, o.begun_at`;

/**
 * All that limits count: `added` in the window of its moment; `refunded` in that window too, if what it gives
 * back was begun in it. A deposit that was paid after it had been given up counts from then on.
 */
const SPENDING = `
  select player_id, 'wager' as type, currency, at, begun_at, stake as added, refund as refunded from moved
  union all
  select player_id, 'loss', currency, at, begun_at, stake - won, refund from moved
  union all
  select p.player_id, 'deposit', p.currency, case when p.late then p.finished_at else p.created_at end,
    p.created_at, p.amount, 0
  from cashbox.payments p join since s using (player_id)
  where p.action = 'deposit' and greatest(p.created_at, p.finished_at) >= s.at
  union all
  select p.player_id, 'deposit', p.currency, p.finished_at, p.created_at, 0, p.amount
  from cashbox.payments p join since s using (player_id)
  where p.action = 'deposit' and p.state in ('declined', 'canceled') and p.finished_at >= s.at`;

/**
 * Recomputes what is used of limits in the windows that they count in now, each from what moved in its currency.
 * The first amount of a limit counts other currencies too, by rates that are not on record: then it is only held
 * against the highest amount that it ever had, as no stake and no deposit was to bring it above.
 */
export const LIMITS: InvariantOfPlayers = {
  id: "I30",
  title:
    "what is used of every limit is what was staked, lost or paid in in its window, and stakes and deposits never went above it",
  unit: "amounts of limits",
  players: "select player_id from compliance.restrictions where budgets <> ''",
  count: `select coalesce(sum(cardinality(string_to_array(budgets, '+'))), 0) as count
    from compliance.restrictions where budgets <> ''`,
  violations: `
    with budgets as materialized (${BUDGETS}),
    since as (select player_id, min(starts_at) - ${MARGIN} as at from budgets group by 1),
    moved as materialized (${MOVED}),
    spending as materialized (${SPENDING}),
    within as (
      select b.player_id, b.place, b.is_first, c.currency = b.currency as is_own, c.at, o.named_at,
        c.added - case when c.begun_at >= b.starts_at and c.at < coalesce(b.ends_at, 'infinity')
          then c.refunded else 0 end as amount,
        c.at >= b.starts_at and c.begun_at >= b.created_at + ${MARGIN}
          and (b.is_first or b.named_at is null or c.at >= b.named_at + ${MARGIN}) as is_sure
      from budgets b join spending c on c.player_id = b.player_id and c.type = b.type
          and c.begun_at >= b.created_at and c.at >= b.starts_at - ${MARGIN}
        left join budgets o on o.player_id = b.player_id and o.limit_id = b.limit_id and o.currency = c.currency
      where c.added <> 0 or c.refunded <> 0),
    counted as (
      select b.player_id, b.place,
        coalesce(sum(case when w.is_sure then w.amount else least(w.amount, 0) end) filter (where w.is_own), 0) as low,
        coalesce(sum(case when w.is_sure then w.amount else greatest(w.amount, 0) end) filter (where w.is_own), 0) as high,
        coalesce(bool_or(not w.is_own and (w.named_at is null or w.at < w.named_at + ${MARGIN}))
          filter (where b.is_first), false) as is_mixed
      from budgets b left join within w using (player_id, place) group by 1, 2)
    select 'limit ' || b.limit_id || ' of player ' || b.player_id as subject,
      'has ' || b.used || ' ' || b.currency || ' of ' || b.type || ' used, the rows of its window say ' || c.low
        || case when c.high <> c.low then ' to ' || c.high else '' end as detail
    from budgets b join counted c using (player_id, place)
    where not c.is_mixed and (b.used < c.low or b.used > c.high)
    union all
    select 'limit ' || b.limit_id || ' of player ' || b.player_id,
      'has ' || b.used || ' ' || b.currency || ' of ' || b.type || ' used and was ' || b.highest || ' at most'
    from budgets b
    where b.used > b.highest and (b.type = 'wager' or (b.type = 'deposit' and not exists (
      select 1 from cashbox.payments p
      where p.player_id = b.player_id and p.action = 'deposit' and p.late and p.finished_at >= b.starts_at)))`,
};
