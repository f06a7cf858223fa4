import type { Invariant } from "../audit-store.ts";

/** Millionths of a unit: pots keep parts of a unit, their account whole ones. */
const MICROS = 1_000_000;

/** Says that pots, their accounts and what was paid from them are one (J6 of the design of jackpots). */
export const JACKPOT_POTS: Invariant = {
  id: "I13",
  title:
    "the pots of a jackpot hold what stakes and starts gave less what dropped, and so does its account",
  unit: "pots",
  count: "select count(*) as count from jackpots.pots",
  violations: `
    with held as (
      select jackpot_id, sum(micros) as micros from jackpots.pots group by jackpot_id),
    given as (
      select jackpot_id, sum(micros) as micros from (
        select jackpot_id, micros from jackpots.contributions
        union all select jackpot_id, micros from jackpots.fundings
        union all select jackpot_id, -amount * ${MICROS} from jackpots.drops) g group by jackpot_id),
    accounts as (
      select side, currency, sum(amount) as amount from (
        select account as side, currency, balance as amount from wallet.house_balances where account like 'jackpot:%'
        union all
        select account, currency, amount from wallet.house_movements where account like 'jackpot:%') h
      group by side, currency)
    select 'jackpot ' || j.identifier as subject,
      'its pots hold ' || coalesce(held.micros, 0) || ' millionths, it was given ' || coalesce(given.micros, 0) as detail
    from jackpots.jackpots j left join held on held.jackpot_id = j.id left join given on given.jackpot_id = j.id
    where coalesce(held.micros, 0) <> coalesce(given.micros, 0)
    union all
    select 'jackpot ' || coalesce(j.identifier, a.side),
      'its pots hold ' || coalesce(div(held.micros, ${MICROS}), 0) || ', its account ' || coalesce(a.amount, 0)
    from (select * from jackpots.jackpots where state <> 'cancelled') j
      left join held on held.jackpot_id = j.id
      full join accounts a on a.side = 'jackpot:' || j.identifier and a.currency = j.currency
    where coalesce(div(held.micros, ${MICROS}), 0) <> coalesce(a.amount, 0)
    union all
    select 'drop ' || coalesce(d.id, t.group_id),
      'says ' || coalesce(d.paid || ' ' || d.currency, 'nothing') || ', moved ' || coalesce(t.amount || ' ' || t.currency, 'nothing')
    from jackpots.drops d full join (
      select * from wallet.transfers where kind = 'jackpot' and credit = 'cash') t
      on t.group_id = d.id and t.player_id = d.player_id
    where (d.paid, d.currency) is distinct from (t.amount, t.currency)`,
};
