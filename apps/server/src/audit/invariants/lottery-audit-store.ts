import type { Invariant } from "../audit-store.ts";

/** Says that tickets and their draws are whole, and that what was won was paid once. */
export const LOTTERIES: Invariant = {
  id: "I15",
  title:
    "the tickets of a lottery are numbered from 1 without gaps, each has one player, and each prize went to a drawn ticket and was paid once",
  unit: "lotteries",
  count: "select count(*) as count from lotteries.lotteries",
  violations: `
    with given as (
      select lottery_id, player_id, sum(count) as count from lotteries.grants group by 1, 2),
    numbered as (
      select lottery_id, first_number, coalesce(
        lag(first_number + count) over (partition by lottery_id order by first_number), 1) as expected
      from lotteries.grants),
    drawn as (
      select lottery_id, number, row_number() over (partition by lottery_id order by position) as prize
      from lotteries.draws where not passed_over),
    paid as (
      select group_id, player_id, count(*) as times, sum(amount) as amount, min(currency) as currency
      from wallet.transfers where kind = 'prize' and credit = 'cash' group by 1, 2)
    select 'lottery ' || l.identifier as subject,
      'ticket ' || n.first_number || ' follows where ' || n.expected || ' should' as detail
    from numbered n join lotteries.lotteries l on l.id = n.lottery_id
    where n.first_number <> n.expected
    union all
    select 'lottery ' || l.identifier,
      'says ' || l.tickets || ' tickets, gave ' || coalesce(g.count, 0)
    from lotteries.lotteries l left join (
      select lottery_id, sum(count) as count from given group by 1) g on g.lottery_id = l.id
    where l.tickets <> coalesce(g.count, 0)
    union all
    select 'player ' || coalesce(e.player_id, g.player_id),
      'is said to have ' || coalesce(e.tickets, 0) || ' tickets of lottery '
        || coalesce(e.lottery_id, g.lottery_id) || ', was given ' || coalesce(g.count, 0)
    from lotteries.entries e full join given g using (lottery_id, player_id)
    where coalesce(e.tickets, 0) <> coalesce(g.count, 0)
    union all
    -- Grants of older builds do not say whether a round or a reward brought them.
    select 'player ' || e.player_id,
      'has staked ' || e.stake || ' in lottery ' || l.identifier || ', rounds gave ' || coalesce(r.count, 0) || ' tickets'
    from lotteries.entries e join lotteries.lotteries l on l.id = e.lottery_id left join (
      select lottery_id, player_id, sum(count) filter (where given_for = 'round') as count,
        bool_or(given_for is null) as is_old
      from lotteries.grants group by 1, 2) r using (lottery_id, player_id)
    where r.is_old is not true and coalesce(r.count, 0) <> e.stake / l.ticket_price
    union all
    select 'lottery ' || l.identifier, 'ticket ' || coalesce(d.number::text, 'none')
      || ' was drawn for prize ' || coalesce(d.prize, w.prize) || ', ticket '
      || coalesce(w.number::text, 'none') || ' won it'
    from drawn d full join lotteries.winners w on w.lottery_id = d.lottery_id and w.prize = d.prize
      join lotteries.lotteries l on l.id = coalesce(d.lottery_id, w.lottery_id)
    where d.number is distinct from w.number or l.state <> 'finished'
    union all
    select 'winner ' || w.id, 'has ticket ' || w.number || ' of player ' || g.player_id
      || ' and the prize of ' || coalesce(l.prizes[w.prize], 0)
    from lotteries.winners w join lotteries.lotteries l on l.id = w.lottery_id
      left join lateral (
        select player_id from lotteries.grants g
        where g.lottery_id = w.lottery_id and g.first_number <= w.number
          and w.number < g.first_number + g.count) g on true
    where g.player_id is distinct from w.player_id or l.prizes[w.prize] is distinct from w.amount
    union all
    select 'winner ' || w.id, 'says ' || w.paid || ' ' || coalesce(w.currency, 'nothing') || ', moved '
      || coalesce(p.amount || ' ' || p.currency || ' in ' || p.times, 'nothing')
    from lotteries.winners w left join paid p on p.group_id = w.id and p.player_id = w.player_id
    where (nullif(w.paid, 0), w.currency) is distinct from (p.amount, p.currency)
      or coalesce(p.times, 1) <> 1`,
};
