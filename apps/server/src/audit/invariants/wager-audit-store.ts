import type { Invariant } from "../audit-store.ts";
import { CORRECTIONS_AND_MOVES } from "../back-office/correction-audit-store.ts";

/** Transfers that only a command on a wager makes. A repayment goes with whatever brought cash. */
const OF_WAGERS = "('stake', 'settlement', 'payout', 'reversal', 'debt', 'refund')";

/** Which wager an event tells of; rounds that were told before wagers had one form name a roundId. */
const toldId = (payload: string): string =>
  `coalesce(${payload}->>'wagerId', ${payload}->>'roundId')`;

/**
 * Bets on sport that are open though the last of their undecided matches should have ended, four hours after
 * its start, more than a day ago. One that waits for a postponed match waits for as long as it takes. It is as
 * late as the house last said: its clock tells the starts, and not the database's.
 */
const OVERDUE_BETS = `
      select 'bet ' || b.player_id || '/' || b.wager_id, 'is open, its last match was to begin at ' || m.last_at
      from sportsbook.bets b cross join lateral (
        select coalesce(max(f.starts_at) filter (where l.won is null), max(f.starts_at)) as last_at,
          bool_or(l.won is null and f.status = 'postponed') as waits
        from sportsbook.legs l join sportsbook.fixtures f on f.id = l.fixture_id
        where l.player_id = b.player_id and l.wager_id = b.wager_id) m
      where b.state = 'open' and not m.waits and m.last_at + interval '28 hours' < (
        select greatest(
          (select max(alive_at) from sportsbook.producers), (select max(placed_at) from wagers.wagers)))`;

export const WAGER_INVARIANTS: readonly Invariant[] = [
  {
    id: "I5",
    title: "every id is unique and has one effect",
    unit: "wagers and payments",
    count:
      "select (select count(*) from wagers.wagers) + (select count(*) from cashbox.payments) as count",
    violations: `
      select 'wager ' || player_id || '/' || id as subject, 'stands ' || count(*) || ' times' as detail
      from wagers.wagers group by player_id, id having count(*) > 1
      union all
      select 'command ' || player_id || '/' || id, 'stands ' || count(*) || ' times'
      from wagers.commands group by player_id, id having count(*) > 1
      union all
      select 'payment ' || player_id || '/' || id, 'stands ' || count(*) || ' times'
      from cashbox.payments group by player_id, id having count(*) > 1
      union all
      select 'payment reference ' || reference, 'names ' || count(*) || ' payments'
      from cashbox.payments group by reference having count(*) > 1
      union all
      select 'transfer ' || player_id || '/' || group_id || '/' || leg, 'stands ' || count(*) || ' times'
      from wallet.transfers group by player_id, group_id, leg having count(*) > 1
      union all
      select 'group ' || player_id || '/' || group_id, kind || ' from ' || debit || ' to ' || credit || ' moved ' || count(*) || ' times'
      from wallet.transfers where kind <> 'correction'
      group by player_id, group_id, leg / 10, kind, debit, credit having count(*) > 1
      union all
      select 'wager ' || player_id || '/' || wager, 'was told ' || count(*) || ' times'
      from (select player_id, ${toldId("payload")} as wager from outbox.events where name = 'wager.settled') told
      group by player_id, wager having count(*) > 1`,
  },
  {
    // Events are kept for a day at least; what is older may have been pruned. The time of a
    // transfer is the database's own, as is that of an event.
    id: "I6",
    title: "every settled wager moved and was told, and every movement has its reason",
    unit: "settled wagers",
    count: "select count(*) as count from wagers.wagers where status = 'settled'",
    violations: `
      with moved as (
        select player_id, group_id, min(created_at) as moved_at, max(created_at) as last_moved_at
        from wallet.transfers where kind in ${OF_WAGERS} group by player_id, group_id),
      told as materialized (
        select player_id, ${toldId("payload")} as wager from outbox.events where name = 'wager.settled')
      select 'wager ' || w.player_id || '/' || w.id as subject, 'is settled without transfers' as detail
      from wagers.wagers w left join moved m on m.player_id = w.player_id and m.group_id = w.id
      where w.status = 'settled' and m.group_id is null
      union all
      select 'wager ' || w.player_id || '/' || w.id, 'is settled without an event'
      from wagers.wagers w join moved m on m.player_id = w.player_id and m.group_id = w.id
      where w.status = 'settled' and m.moved_at > now() - interval '1 day' and not exists (
        select 1 from told e where e.player_id = w.player_id and e.wager = w.id::text)
      union all
      select distinct 'group ' || t.player_id || '/' || t.group_id, 'moved without a wager'
      from wallet.transfers t where t.kind in ${OF_WAGERS}
        and not exists (select 1 from wagers.wagers w where w.player_id = t.player_id and w.id = t.group_id)
        and not exists (select 1 from wagers.commands c where c.player_id = t.player_id and c.id = t.group_id)
      union all
      select distinct 'group ' || t.player_id || '/' || t.group_id, 'moved without a payment'
      from wallet.transfers t where t.kind in ('deposit', 'hold', 'withdrawal', 'release')
        and not exists (select 1 from cashbox.payments p where p.player_id = t.player_id and p.id = t.group_id)
      union all
      ${CORRECTIONS_AND_MOVES}`,
  },
  {
    id: "I7",
    title:
      "every round is open for a day at most after its last step, a bet on sport until a day after its matches, settled or voided, and no nonce is missing",
    unit: "seed pairs",
    count: "select count(*) as count from fairness.pairs",
    violations: `
      with draws as (
        select 'round' as what, player_id, id, (record::json->>'pair')::bigint as pair, (record::json->>'nonce')::bigint as nonce
        from wagers.wagers where owner = 'house-games' and record <> ''
        union all
        select 'spin', player_id, id, pair_id, nonce from wheel.spins
        union all
        select 'loot box', player_id, id, pair_id, nonce from lootboxes.boxes where stage = 'activated')
      select 'wager ' || player_id || '/' || id as subject, 'is ' || status as detail
      from wagers.wagers where status not in ('open', 'settled', 'voided')
      union all
      -- A round ends by itself once it was left alone for a day: its last step counts, as it does for the house.
      select 'round ' || w.player_id || '/' || w.id, 'is open since ' || w.placed_at
      from wagers.wagers w where w.owner = 'house-games' and w.status = 'open'
        and w.placed_at < now() - interval '24 hours 30 minutes' and not exists (
          select 1 from wagers.commands c where c.player_id = w.player_id and c.wager_id = w.id
            and c.created_at >= now() - interval '24 hours 30 minutes')
      union all
      ${OVERDUE_BETS}
      union all
      select 'wager ' || w.player_id || '/' || w.id, 'is ' || w.status || ' and keeps ' || s.left_over || ' in stakes'
      from wagers.wagers w cross join lateral (
        select sum(case when credit = 'stakes' then amount else -amount end) as left_over
        from wallet.transfers t where t.player_id = w.player_id and 'stakes' in (debit, credit)
          and (t.group_id = w.id or t.group_id in (
            select c.id from wagers.commands c where c.player_id = w.player_id and c.wager_id = w.id))) s
      where w.status <> 'open' and s.left_over <> 0
      union all
      select 'pair ' || p.player_id || '/' || p.id,
        'its counter says ' || p.draws || ', ' || coalesce(r.count, 0) || ' draws have nonces ' || r.first || ' to ' || r.last
      from (
        select pairs.player_id, pairs.id, coalesce(pairs.draws, c.nonce) as draws from fairness.pairs
        left join fairness.counters c on c.player_id = pairs.player_id and c.pair_id = pairs.id) p
      left join (
        select player_id, pair, count(distinct nonce) as distinct_nonces, count(*) as count, min(nonce) as first, max(nonce) as last
        from draws group by player_id, pair) r on r.player_id = p.player_id and r.pair = p.id
      where p.draws is distinct from coalesce(r.count, 0) or r.distinct_nonces <> r.count or r.first <> 0 or r.last <> r.count - 1
      union all
      select r.what || ' ' || r.player_id || '/' || r.id, 'names a pair of seeds ' || r.pair || ' that does not exist'
      from draws r where not exists (select 1 from fairness.pairs p where p.player_id = r.player_id and p.id = r.pair)`,
  },
  {
    id: "I8",
    title: "the stakes of an account are those of its open wagers",
    unit: "open wagers",
    count: "select count(*) as count from wagers.wagers where status = 'open'",
    violations: `
      select 'account ' || coalesce(a.player_id, w.player_id) || '/' || coalesce(a.currency, w.currency) as subject,
        'keeps ' || coalesce(a.stakes, 0) || ' in stakes, open wagers staked ' || coalesce(w.staked, 0) as detail
      from wallet.accounts a
      full join (
        select player_id, currency, sum(open_cash + open_bonus + open_house) as staked
        from wagers.wagers where status = 'open' group by 1, 2) w
        on w.player_id = a.player_id and w.currency = a.currency
      where coalesce(a.stakes, 0) <> coalesce(w.staked, 0)`,
  },
];
