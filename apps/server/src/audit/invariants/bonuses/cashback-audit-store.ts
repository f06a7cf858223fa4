import type { Invariant } from "../../audit-store.ts";

/** Selects events of own wagers that a counting reaction has not heard, or was parked with. */
const UNHEARD = `
  select e.player_id, e.payload from outbox.events e join outbox.positions p on p.reaction = case e.name
      when 'wager.settled' then 'cashback.count-settled'
      when 'wager.resettled' then 'cashback.count-resettled'
      when 'wager.voided' then 'cashback.count-voided' end
  where e.name in ('wager.settled', 'wager.resettled', 'wager.voided')
    and (e.txid, e.id) > (p.txid, p.event_id)
  union all
  select player_id, payload from outbox.parked
  where reaction in ('cashback.count-settled', 'cashback.count-resettled', 'cashback.count-voided')`;

const amount = (name: string): string => `coalesce((u.payload->>'${name}')::bigint, 0)`;

/** Selects the own cash that was lost in the wagers that a rule for all counts, by the wagers themselves. */
const LOST = `
  select r.id as rule_id, w.player_id, w.currency,
    sum(case w.status when 'settled' then w.stake_cash else coalesce(w.cashed_out_cash, 0) end - w.paid_cash) as lost
  from cashback.rules r join wagers.wagers w on w.licence = r.licence and w.placed_at >= r.published_at
  where r.state = 'published' and r.kinds = '{}' and r.group_ids = '{}'
    and w.stake_cash > 0 and w.status in ('settled', 'voided')
  group by 1, 2, 3`;

const WAITING = `
  select r.id as rule_id, w.player_id, w.currency, sum(
    ${amount("stakeCash")} + ${amount("stakeCashChange")}
      - case when u.payload->>'stakeCash' is null then ${amount("paidCashChange")}
          else ${amount("payout")} - ${amount("paidBonus")} - ${amount("paidKept")} end) as lost
  from (${UNHEARD}) u
    join wagers.wagers w on w.player_id = u.player_id and w.id = (u.payload->>'wagerId')::uuid
    join cashback.rules r on r.licence = w.licence and w.placed_at >= r.published_at
  where r.state = 'published' and r.kinds = '{}' and r.group_ids = '{}' and w.stake_cash > 0
  group by 1, 2, 3`;

/**
 * Says that cashback is the part of each loss that its rule names, given once, and that the losses of rules
 * for everything and everybody are those of the wagers.
 */
export const CASHBACK: Invariant = {
  id: "I26",
  title:
    "cashback is the part of each period's loss that its rule names, given once, and losses are those of the wagers",
  unit: "periods of a player",
  count: "select count(*) as count from cashback.sums",
  violations: `
    with due as (
      select s.*, r.wagering, case when s.net_loss <= 0 or s.net_loss * r.share / 10000 < s.least then 0
        else least(s.net_loss * r.share / 10000, s.most) end as should
      from cashback.sums s join cashback.rules r on r.id = s.rule_id where s.state <> 'open'),
    counted as (
      select s.rule_id, s.player_id, s.currency, sum(s.net_loss) as lost
      from cashback.sums s join cashback.rules r on r.id = s.rule_id
      where r.state = 'published' and r.kinds = '{}' and r.group_ids = '{}' group by 1, 2, 3),
    waiting as (${WAITING}),
    lost as (${LOST})
    select 'cashback ' || player_id || '/' || rule_id || '/' || begins_at as subject,
      state || ' ' || amount || ' of a loss of ' || net_loss || ', should be ' || should as detail
    from due where amount <> should or (state = 'nothing') <> (should = 0)
    union all
    select 'cashback ' || coalesce(d.player_id, g.player_id) || '/' || coalesce(d.gift_id, g.id),
      'says ' || coalesce(d.amount || ' ' || d.currency, 'nothing') || ', gave '
        || coalesce(g.amount || ' ' || g.currency, 'nothing')
    from (select * from due where state = 'given') d
      full join (select * from gifts.gifts where type = 'cashback' and source like 'cashback %') g
        on g.id = d.gift_id and g.player_id = d.player_id and g.source = 'cashback ' || d.rule_id
    where (d.amount, d.currency, d.wagering) is distinct from (g.amount, g.currency, g.wagering)
    union all
    select 'cashback ' || player_id || '/' || rule_id,
      'counted ' || coalesce(c.lost, 0) || ', waits with ' || coalesce(u.lost, 0) || ', wagers lost '
        || coalesce(l.lost, 0) || ' ' || currency
    from counted c full join waiting u using (rule_id, player_id, currency)
      full join lost l using (rule_id, player_id, currency)
    where coalesce(c.lost, 0) + coalesce(u.lost, 0) <> coalesce(l.lost, 0)`,
};
