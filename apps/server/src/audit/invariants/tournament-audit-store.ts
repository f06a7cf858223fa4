import type { Invariant } from "../audit-store.ts";

/** Says that prizes were paid once, as promised, and that every payment of a prize is on record. */
export const PRIZES: Invariant = {
  id: "I16",
  title:
    "every prize of a tournament is as promised and was paid once, and no other prize was paid",
  unit: "prizes",
  count: "select count(*) as count from tournaments.awards",
  violations: `
    with won as (
      select id, player_id, paid, currency from tournaments.awards
      union all select id, player_id, paid, currency from lotteries.winners where paid > 0),
    paid as (select * from wallet.transfers where kind = 'prize' and credit = 'cash')
    select 'prize ' || coalesce(won.id, paid.group_id) as subject,
      'says ' || coalesce(won.paid || ' ' || won.currency, 'nothing') || ', moved '
        || coalesce(paid.amount || ' ' || paid.currency, 'nothing') as detail
    from won full join paid on paid.group_id = won.id and paid.player_id = won.player_id
    where (won.paid, won.currency) is distinct from (paid.amount, paid.currency)
    union all
    select 'prize ' || a.id, 'is ' || a.amount || ' for ' || a.place || ', promised is '
      || coalesce(t.prizes[a.place]::text, 'nothing')
    from tournaments.awards a join tournaments.tournaments t on t.id = a.tournament_id
    where a.amount is distinct from t.prizes[a.place] or t.published_at is null
    union all
    select 'tournament ' || t.identifier, a.count || ' players have the prize of place ' || a.place
    from tournaments.tournaments t join (
      select tournament_id, place, count(*) as count from tournaments.awards group by 1, 2) a
      on a.tournament_id = t.id
    where cardinality(t.minima) = 0 and a.count > 1
    union all
    select 'tournament ' || t.identifier, 'counts ' || t.participants || ' players, '
      || coalesce(e.count, 0) || ' take part'
    from tournaments.tournaments t left join (
      select tournament_id, count(*) as count from tournaments.entries where left_at is null group by 1) e
      on e.tournament_id = t.id
    where t.participants <> coalesce(e.count, 0)`,
};
