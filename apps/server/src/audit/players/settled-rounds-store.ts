/**
 * A moment that the house takes before it writes by it: so long something may have been on its way. What
 * happened so near to an edge counts on either side of it.
 */
export const MARGIN = "interval '1 minute'";

/** Sums what was paid until a wager was first settled: what a correction or a voiding moved came later. */
const FIRST_PAID = `(select coalesce(sum(t.amount), 0) from wallet.transfers t
  where t.player_id = w.player_id and t.kind = 'payout' and (t.group_id = w.id or t.group_id in (
    select c.id from wagers.commands c
    where c.player_id = w.player_id and c.wager_id = w.id and c.kind in ('add', 'settle'))))`;

/**
 * Selects what players behind $1, up to $2, staked on and had settled, bets on sport apart, each as it was told
 * when it was settled. One that was voided may have been settled before (`is_sure` is false) or not.
 */
export const SETTLED_ROUNDS = `
  select w.player_id, w.subject, w.currency, w.stake_cash, w.stake_bonus, coalesce(w.stake_house, 0) as stake_house,
    coalesce(c.ended_at, w.placed_at) as at, w.status = 'settled' as is_sure,
    case when c.is_corrected then ${FIRST_PAID}
      else w.paid_cash + w.paid_bonus + coalesce(w.paid_kept, 0) end as payout
  from wagers.wagers w left join (
    select player_id, wager_id, max(created_at) filter (where kind in ('add', 'settle')) as ended_at,
      bool_or(kind in ('settle_again', 'void')) as is_corrected
    from wagers.commands where player_id > $1 and player_id <= $2 group by 1, 2) c
    on c.player_id = w.player_id and c.wager_id = w.id
  where w.player_id > $1 and w.player_id <= $2 and w.status <> 'open' and w.record <> ''
    and w.owner <> 'sportsbook'`;

/**
 * Selects events that make a counter differ from the wagers: those that its reaction has not heard yet, or was
 * parked with (`is_waiting`), and those of a wager that is not there, which it heard all the same. Events are
 * read only where table `judged` has rows, as few counters ever differ.
 */
export const toldOtherwise = (reaction: string): string => `
  select e.player_id, (e.txid, e.id) > (p.txid, p.event_id) as is_waiting
  from outbox.events e join outbox.positions p on p.reaction = '${reaction}'
  where (select exists (select 1 from judged)) and e.name = 'wager.settled'
    and e.player_id > $1 and e.player_id <= $2
    and ((e.txid, e.id) > (p.txid, p.event_id) or not exists (
      select 1 from wagers.wagers w
      where w.player_id = e.player_id and w.id::text = coalesce(e.payload->>'wagerId', e.payload->>'roundId')))
  union all
  select player_id, true from outbox.parked
  where reaction = '${reaction}' and player_id > $1 and player_id <= $2`;
