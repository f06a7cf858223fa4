import type { Invariant } from "../audit-store.ts";

/** Selects what stands of wagers: all of a settled one, what was cashed out of one that was voided. */
const STANDING = `
  select currency, licence, case owner when 'rocket' then owner when 'sportsbook' then owner else 'casino' end as product,
    sum(case status when 'settled' then stake_cash when 'voided' then coalesce(cashed_out_cash, 0) end) as stake_cash,
    sum(case status when 'settled' then stake_bonus when 'voided' then coalesce(cashed_out_bonus, 0) end) as stake_bonus,
    sum(case status when 'settled' then coalesce(stake_house, 0) when 'voided' then coalesce(cashed_out_house, 0) end) as stake_free,
    sum(paid_cash) as win_cash, sum(paid_bonus) as win_bonus, sum(coalesce(paid_kept, 0)) as win_kept
  from wagers.wagers where status in ('settled', 'voided')
    and placed_at >= (select since from reports.coverage)
  group by 1, 2, 3`;

/** Selects events that a reaction has not heard, or was parked with: in the wagers, and not yet in the reports. */
const UNHEARD = `
  select e.payload from outbox.events e join outbox.positions p on p.reaction = case e.name
      when 'wager.settled' then 'reports.count-settled'
      when 'wager.resettled' then 'reports.count-resettled'
      when 'wager.voided' then 'reports.count-voided' end
  where e.name in ('wager.settled', 'wager.resettled', 'wager.voided')
    and (e.txid, e.id) > (p.txid, p.event_id)
  union all
  select payload from outbox.parked
  where reaction in ('reports.count-settled', 'reports.count-resettled', 'reports.count-voided')`;

const amount = (name: string): string => `coalesce((payload->>'${name}')::bigint, 0)`;

const WAITING = `
  select payload->>'currency' as currency, payload->>'licence' as licence,
    case payload->>'owner' when 'rocket' then 'rocket' when 'sportsbook' then 'sportsbook' else 'casino' end as product,
    ${amount("stakeCash")} + ${amount("stakeCashChange")} as stake_cash,
    ${amount("stakeBonus")} + ${amount("stakeBonusChange")} as stake_bonus,
    ${amount("stakeHouse")} + ${amount("stakeHouseChange")} as stake_free,
    case when payload->>'stakeCash' is null then ${amount("paidCashChange")}
      else ${amount("payout")} - ${amount("paidBonus")} - ${amount("paidKept")} end as win_cash,
    ${amount("paidBonus")} + ${amount("paidBonusChange")} as win_bonus,
    ${amount("paidKept")} + ${amount("paidKeptChange")} as win_kept
  from (${UNHEARD}) u
  where (payload->>'placedAt')::timestamptz >= (select since from reports.coverage)`;

const SUMS = ["stake_cash", "stake_bonus", "stake_free", "win_cash", "win_bonus", "win_kept"];
const summed = (table: string): string =>
  SUMS.map((sum) => `coalesce(sum(${table}.${sum}), 0) as ${sum}`).join(", ");
const reported = (sum: string): string => `coalesce(r.${sum}, 0) + coalesce(u.${sum}, 0)`;
const standing = (sum: string): string => `coalesce(w.${sum}, 0)`;
const listed = (of: (sum: string) => string): string => SUMS.map(of).join(", ");

/** Says that the reports are the sums of what the wagers themselves say, for as long as the house counts. */
export const REPORTS: Invariant = {
  id: "I24",
  title: "the reports of all days say what the wagers since their first day staked and won",
  unit: "days of a product in a currency",
  count: "select count(*) as count from reports.daily",
  violations: `
    with reported as (
      select currency, licence, product, ${summed("d")} from reports.daily d group by 1, 2, 3),
    waiting as (select currency, licence, product, ${summed("x")} from (${WAITING}) x group by 1, 2, 3),
    standing as (${STANDING})
    select licence || ' ' || product || ' in ' || currency as subject,
      'reports say ' || concat_ws(' ', ${listed(reported)}) || ', wagers ' || concat_ws(' ', ${listed(standing)}) as detail
    from reported r full join waiting u using (currency, licence, product)
      full join standing w using (currency, licence, product)
    where (${listed(reported)}) is distinct from (${listed(standing)})`,
};
