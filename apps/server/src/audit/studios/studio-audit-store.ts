import type { Invariant } from "../audit-store.ts";

/** Says that the wagers of outside studios are what those told, each transaction once. */
export const STUDIO_ROUNDS: Invariant = {
  id: "I27",
  title:
    "every wager of an outside studio staked and paid what the studio told of it, less what it took back, and every transaction that moves money came in one command of its wager",
  unit: "transactions",
  count: "select count(*) as count from studio_games.transactions",
  violations: `
    with gone as (
      select o.player_id, o.studio, o.call
      from studio_games.transactions r join studio_games.transactions o
        on o.player_id = r.player_id and o.studio = r.studio and o.id = r.original),
    told as (
      select t.*, exists (select 1 from gone g
        where g.player_id = t.player_id and g.studio = t.studio and g.call = t.call) as is_gone
      from studio_games.transactions t where wager_id is not null),
    sums as (
      select player_id, wager_id, min(currency) as currency, min(game) as game, min(studio) as studio,
        coalesce(sum(amount) filter (where kind = 'bet'), 0) as staked,
        coalesce(sum(amount) filter (where kind = 'win' and not is_gone), 0) as won,
        coalesce(sum(amount) filter (where effect in ('refund', 'again')), 0) as returned,
        coalesce(bool_or(effect = 'void'), false) as is_void,
        count(distinct (currency, game, studio, round)) as rounds
      from told group by player_id, wager_id),
    wagers as (
      select player_id, id, subject, currency, status,
        stake_cash + stake_bonus + coalesce(stake_house, 0) as stake, coalesce(stake_bonus, 0) as bonus,
        paid_cash + paid_bonus + coalesce(paid_kept, 0) as paid
      from wagers.wagers where owner = 'studio-games')
    select 'wager ' || coalesce(s.player_id, w.player_id) || '/' || coalesce(s.wager_id, w.id) as subject,
      'is ' || coalesce(w.status || ', ' || w.stake || ' ' || w.currency || ' on ' || w.subject || ', paid ' || w.paid, 'missing')
        || '; its studio told ' || coalesce(s.staked || ' ' || s.currency || ' on ' || s.game || ', paid ' || (s.won + s.returned), 'nothing') as detail
    from sums s full join wagers w on w.player_id = s.player_id and w.id = s.wager_id
    where (w.subject, w.currency, w.stake) is distinct from (s.game, s.currency, s.staked)
      or s.rounds <> 1
      or s.is_void <> (w.status = 'voided')
      -- Bonus money that was gone by the time it was taken back is let go: more stays paid then.
      or (not s.is_void and (w.paid < s.won + s.returned or (w.paid > s.won + s.returned and w.bonus = 0)))
    union all
    select 'transaction ' || t.player_id || '/' || t.studio || '/' || t.id, 'moved money without a command of its wager'
    from told t
    where t.id = t.call and (t.kind <> 'rollback' or t.effect <> 'none') and (t.kind <> 'win' or t.amount > 0)
      and not exists (select 1 from wagers.wagers w where w.player_id = t.player_id and w.id = t.wager_id
        and w.body_hash = t.body_hash)
      and not exists (select 1 from wagers.commands c where c.player_id = t.player_id
        and c.wager_id = t.wager_id and c.body_hash = t.body_hash)
    union all
    select 'transaction ' || player_id || '/' || studio || '/' || id, 'came after it was rolled back'
    from studio_games.transactions t
    where kind <> 'rollback' and exists (select 1 from studio_games.transactions r
      where r.player_id = t.player_id and r.studio = t.studio and r.original = t.id and r.seq < t.seq)`,
};
