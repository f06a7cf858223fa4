import type { Invariant } from "../../audit-store.ts";

/** Keeps wins of free spins until the set is over. */
const KEPT = "'house:free-spins'";

/**
 * Says that free spins were played and won what their rounds say, and became one bonus of it when they were
 * over. What a round won counts as it was first paid: a later correction is the house's alone.
 */
export const FREE_SPINS: Invariant = {
  id: "I18",
  title:
    "free spins were played no oftener than given, won what their rounds paid, and became one bonus at their end; nothing else is kept",
  unit: "sets of free spins",
  count: "select count(*) as count from freespins.sets",
  violations: `
    with played as (
      select r.set_id, count(*) as rounds, coalesce(sum(t.amount), 0) as won
      from freespins.rounds r left join wallet.transfers t on t.player_id = r.player_id
        and t.group_id = r.wager_id and t.kind = 'payout' and t.credit = ${KEPT}
      group by r.set_id),
    returned as (
      select player_id, group_id, currency, sum(amount) as amount from wallet.transfers
      where kind = 'freespins' and debit = ${KEPT} and credit = 'house:bonuses' group by 1, 2, 3)
    select 'free spins ' || s.id as subject,
      'say ' || s.used || ' of ' || s.total || ' played and ' || s.won || ' won; '
        || coalesce(p.rounds, 0) || ' rounds won ' || coalesce(p.won, 0) as detail
    from freespins.sets s left join played p on p.set_id = s.id
    where s.used <> coalesce(p.rounds, 0) or s.won <> coalesce(p.won, 0) or s.used > s.total
    union all
    select 'free spins ' || coalesce(s.id, m.group_id),
      'are ' || coalesce(s.stage, 'unknown') || ' and won ' || coalesce(s.won, 0) || ', returned '
        || coalesce(m.amount, 0)
    from freespins.sets s full join returned m on m.group_id = s.id and m.player_id = s.player_id
      and m.currency = s.currency
    where case when s.ended_at is null then 0 else s.won end <> coalesce(m.amount, 0) or s.id is null
    union all
    select 'transfer ' || player_id || '/' || group_id || '/' || leg, 'is no end of free spins'
    from wallet.transfers where kind = 'freespins' and (debit <> ${KEPT} or credit <> 'house:bonuses')
    union all
    select 'free spins ' || s.id, 'are ' || s.stage || ' and won ' || s.won || ', their bonus is '
      || coalesce(b.amount::text, 'none')
    from freespins.sets s left join bonuses.bonuses b on b.id = s.id
    where case when s.stage in ('finished', 'expired') and s.won > 0
        then (b.player_id, b.currency, b.amount) is distinct from (s.player_id, s.currency, s.won)
        else b.id is not null end
    union all
    select 'round ' || r.player_id || '/' || r.wager_id, 'is none of the free spins ' || r.set_id
    from freespins.rounds r join freespins.sets s on s.id = r.set_id
      left join wagers.wagers w on w.player_id = r.player_id and w.id = r.wager_id
    where w.id is null or w.owner <> 'house-games' or w.wins_to is distinct from 'kept'
      or (w.player_id, w.subject, w.currency, w.stake_house) is distinct from
        (s.player_id, s.game, s.currency, s.stake)
    union all
    select 'wager ' || w.player_id || '/' || w.id, 'was paid by no free spins'
    from wagers.wagers w where w.owner = 'house-games' and w.stake_house > 0 and not exists (
      select 1 from freespins.rounds r where r.player_id = w.player_id and r.wager_id = w.id)
    union all
    select 'house:free-spins in ' || coalesce(kept.currency, said.currency),
      'keeps ' || coalesce(kept.amount, 0) || ', free spins that are not over have won ' || coalesce(said.won, 0)
    from (
      select currency, sum(amount) as amount from (
        select currency, balance as amount from wallet.house_balances where account = ${KEPT}
        union all
        select currency, amount from wallet.house_movements where account = ${KEPT}
        union all
        -- Other owners of wagers keep theirs on the same account.
        select t.currency, case when t.credit = ${KEPT} then -t.amount else t.amount end
        from wallet.transfers t where t.kind in ('payout', 'reversal') and ${KEPT} in (t.debit, t.credit)
          and not exists (select 1 from freespins.rounds r
            where r.player_id = t.player_id and r.wager_id = t.group_id)) s
      group by currency) kept
    full join (select currency, sum(won) as won from freespins.sets where ended_at is null group by 1) said
      using (currency)
    where coalesce(kept.amount, 0) <> coalesce(said.won, 0)`,
};
