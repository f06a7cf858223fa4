import {
  licenceCodes,
  licenceOf,
  thresholdsOf,
  type ThresholdVariables,
} from "#core/configuration";
import type { Invariant } from "../audit-store.ts";
import { EXCLUSIONS_BROKEN } from "../players/exclusion-audit-store.ts";

/** States in which a withdrawal's money is held. */
const OPEN = "('pending', 'reserved', 'processing')";

const WITHDRAWALS: Invariant = {
  id: "I9",
  title: "what is held is what open withdrawals ask for, and what came in is owed back once",
  unit: "withdrawals",
  count: "select count(*) as count from cashbox.payments where action = 'cashout'",
  violations: `
    select 'account ' || coalesce(a.player_id, w.player_id) || '/' || coalesce(a.currency, w.currency) as subject,
      'holds ' || coalesce(a.held, 0) || ', its open withdrawals ask for ' || coalesce(w.asked, 0) as detail
    from wallet.accounts a
    full join (
      select player_id, currency, sum(amount) as asked from cashbox.payments
      where action = 'cashout' and state in ${OPEN} group by 1, 2) w
      on w.player_id = a.player_id and w.currency = a.currency
    where coalesce(a.held, 0) <> coalesce(w.asked, 0)
    union all
    select 'payment ' || p.player_id || '/' || p.id, 'is ' || p.state || ', its hold is ' || coalesce(h.state, 'missing')
    from cashbox.payments p left join wallet.holds h on h.player_id = p.player_id and h.id = p.id
    where p.action = 'cashout' and h.state is distinct from
      case when p.state in ${OPEN} then 'pending' when p.state = 'succeeded' then 'posted' else 'voided' end
    union all
    select 'source ' || coalesce(s.player_id, m.player_id) || '/' || coalesce(s.method, m.method) || '/' || coalesce(s.currency, m.currency),
      'is outstanding ' || coalesce(s.outstanding, 0) || ', payments leave ' || coalesce(m.outstanding, 0)
    from cashbox.sources s
    full join (
      select player_id, method, currency,
        coalesce(sum(amount) filter (where action = 'deposit' and state = 'succeeded'), 0)
          - coalesce(sum(source_part) filter (where action = 'cashout' and state in ('succeeded', 'pending', 'reserved', 'processing')), 0)
          as outstanding
      from cashbox.payments group by 1, 2, 3) m
      on m.player_id = s.player_id and m.method = s.method and m.currency = s.currency
    where coalesce(s.outstanding, 0) <> coalesce(m.outstanding, 0)
    union all
    select 'payment ' || d.player_id || '/' || d.id,
      'is a ' || d.action || ' ' || d.state || ' of ' || d.amount || ' ' || d.currency || ', refunds send ' || r.amount || ' back'
    from cashbox.payments d join (
      select refund_of, player_id, currency, sum(amount) as amount from cashbox.payments
      where refund_of is not null and (state in ${OPEN} or state = 'succeeded') group by 1, 2, 3) r
      on r.refund_of = d.reference
    where d.action <> 'deposit' or d.state <> 'succeeded' or r.amount > d.amount
      or r.player_id <> d.player_id or r.currency <> d.currency`,
};

const BONUS_MONEY: Invariant = {
  id: "I10",
  title: "bonus money stays bonus money: wins return in the shares in which the stake was paid",
  unit: "wagers with bonus money",
  count: "select count(*) as count from wagers.wagers where stake_bonus > 0",
  violations: `
    select 'transfer ' || player_id || '/' || group_id || '/' || leg as subject,
      kind || ' of ' || amount || ' from bonus to ' || credit as detail
    from wallet.transfers where debit = 'bonus' and kind not in ('stake', 'reversal', 'correction', 'bonus', 'conversion')
    union all
    select 'wager ' || player_id || '/' || id,
      'returned ' || bonus || ' as bonus, its share is ' || paid - div(paid::numeric * as_cash, staked)
    from (
      select w.player_id, w.id, m.bonus, w.paid_cash + w.paid_bonus as paid,
        w.stake_cash + w.stake_bonus + coalesce(w.stake_house, 0) as staked,
        w.stake_cash + case when w.wins_to = 'bonus' then 0 else coalesce(w.stake_house, 0) end as as_cash
      from wagers.wagers w cross join lateral (
        select coalesce(sum(amount) filter (where credit = 'bonus'), 0) as bonus from wallet.transfers t
        where t.player_id = w.player_id and t.group_id = w.id and t.kind = 'payout') m
      -- What was paid part by part, or corrected, followed the shares of each moment.
      where w.status = 'settled' and not exists (
        select 1 from wagers.commands c where c.player_id = w.player_id and c.wager_id = w.id)) whole
    where bonus <> case when as_cash = staked then 0 else paid - div(paid::numeric * as_cash, staked) end`,
};

/** SQL for the threshold of due diligence of a payment's licence, in EUR cents. */
function diligenceThreshold(variables: ThresholdVariables): string {
  const cents = (code: string) => thresholdsOf(licenceOf(code), variables).dueDiligence;
  const cases = licenceCodes().map((code) => `when '${code}' then ${cents(code)}`);
  return `case licence ${cases.join(" ")} else ${cents("")} end`;
}

const dueDiligence = (variables: ThresholdVariables): Invariant => ({
  // A deposit paid after it was given up is credited whatever the limit says.
  id: "I11",
  title: "no unverified player's payments of a day reach the threshold",
  unit: "payments",
  count: "select count(*) as count from cashbox.payments",
  violations: `
    with verified as (
      select subject, min(at) as at from staff.audit_entries
      where action = 'player.verification' and detail->>'after' = 'verified' group by subject
    ), counted as (
      select p.player_id, p.id, p.action, p.licence, p.created_at, p.eur_cents from cashbox.payments p
      left join verified v on v.subject = 'player ' || p.player_id
      where not p.late and p.refund_of is null and p.state in ('pending', 'reserved', 'processing', 'succeeded')
        and (v.at is null or p.created_at < v.at)
    ), summed as (
      select *, sum(eur_cents) over (partition by player_id, action order by created_at
        range between interval '24 hours' preceding and current row) as linked
      from counted)
    select 'payment ' || player_id || '/' || id as subject, 'makes ' || linked || ' EUR cents of ' || action || 's in a day' as detail
    from summed where linked >= ${diligenceThreshold(variables)}`,
});

const BLOCKS: Invariant = {
  id: "I12",
  title:
    "no stake and no deposit while a player is blocked or on a break; an exclusion ends sessions and advertising",
  unit: "blocks",
  count:
    "select (select count(*) from compliance.blocks) + (select count(ends_at) from compliance.limits) as count",
  violations: `
    select 'wager ' || w.player_id || '/' || w.id as subject, 'was staked in a block that ends ' || b.ends_at as detail
    from wagers.wagers w join compliance.blocks b on b.player_id = w.player_id
    where w.record <> '' and w.placed_at > b.starts_at and w.placed_at < b.ends_at
    union all
    select 'payment ' || p.player_id || '/' || p.id, 'was asked for in a block that ends ' || b.ends_at
    from cashbox.payments p join compliance.blocks b on b.player_id = p.player_id
    where p.action = 'deposit' and p.created_at > b.starts_at and p.created_at < b.ends_at
    union all
    select 'wager ' || w.player_id || '/' || w.id, 'was staked in a break that ends ' || l.ends_at
    from wagers.wagers w join compliance.limits l on l.player_id = w.player_id
    where w.record <> '' and w.placed_at > l.created_at and w.placed_at < l.ends_at
    union all
    select 'payment ' || p.player_id || '/' || p.id, 'was asked for in a break that ends ' || l.ends_at
    from cashbox.payments p join compliance.limits l on l.player_id = p.player_id
    where p.action = 'deposit' and p.created_at > l.created_at and p.created_at < l.ends_at
    union all
    select 'block ' || b.id, 'is not in force for player ' || b.player_id
    from compliance.blocks b left join compliance.restrictions r on r.player_id = b.player_id
    where coalesce(r.blocked_until, b.starts_at) < b.ends_at
    union all
    ${EXCLUSIONS_BROKEN}`,
};

/** I9 to I12. The variables replace the thresholds of the licences, as they do in the house. */
export const paymentInvariants = (variables: ThresholdVariables): readonly Invariant[] => [
  WITHDRAWALS,
  BONUS_MONEY,
  dueDiligence(variables),
  BLOCKS,
];
