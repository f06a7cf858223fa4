import type { Invariant } from "./audit-store.ts";

export const ROUND_INVARIANTS: readonly Invariant[] = [
  {
    id: "I5",
    title: "every id is unique and has one effect",
    unit: "rounds and payments",
    count:
      "select (select count(*) from wagers.rounds) + (select count(*) from cashbox.payments) as count",
    violations: `
      select 'round ' || player_id || '/' || id as subject, 'stands ' || count(*) || ' times' as detail
      from wagers.rounds group by player_id, id having count(*) > 1
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
      group by player_id, group_id, kind, debit, credit having count(*) > 1
      union all
      select 'round ' || player_id || '/' || (payload->>'roundId'), 'was told ' || count(*) || ' times'
      from outbox.events where name = 'wager.settled' group by player_id, payload->>'roundId' having count(*) > 1`,
  },
  {
    // Events are kept for a day at least; what is older may have been pruned. The time of a
    // transfer is the database's own, as is that of an event.
    id: "I6",
    title: "every settled round moved and was told, and every movement has its reason",
    unit: "settled rounds",
    count: "select count(*) as count from wagers.rounds where status = 'settled'",
    violations: `
      with moved as (
        select player_id, group_id, min(created_at) as moved_at
        from wallet.transfers where kind in ('stake', 'payout', 'refund') group by player_id, group_id)
      select 'round ' || r.player_id || '/' || r.id as subject, 'is settled without transfers' as detail
      from wagers.rounds r left join moved m on m.player_id = r.player_id and m.group_id = r.id
      where r.status = 'settled' and m.group_id is null
      union all
      select 'round ' || r.player_id || '/' || r.id, 'is settled without an event'
      from wagers.rounds r join moved m on m.player_id = r.player_id and m.group_id = r.id
      where r.status = 'settled' and m.moved_at > now() - interval '1 day' and not exists (
        select 1 from outbox.events e
        where e.name = 'wager.settled' and e.player_id = r.player_id and e.payload->>'roundId' = r.id::text)
      union all
      select distinct 'group ' || t.player_id || '/' || t.group_id, 'moved without a round'
      from wallet.transfers t where t.kind in ('stake', 'payout', 'refund')
        and not exists (select 1 from wagers.rounds r where r.player_id = t.player_id and r.id = t.group_id)
      union all
      select distinct 'group ' || t.player_id || '/' || t.group_id, 'moved without a payment'
      from wallet.transfers t where t.kind in ('deposit', 'hold', 'withdrawal', 'release')
        and not exists (select 1 from cashbox.payments p where p.player_id = t.player_id and p.id = t.group_id)`,
  },
  {
    id: "I7",
    title: "every round is open for a day at most, settled or voided, and no nonce is missing",
    unit: "seed pairs",
    count: "select count(*) as count from wagers.seeds",
    violations: `
      select 'round ' || player_id || '/' || id as subject, 'is ' || status as detail
      from wagers.rounds where status not in ('open', 'settled', 'voided')
      union all
      select 'round ' || player_id || '/' || id, 'is open since ' || created_at
      from wagers.rounds where status = 'open' and created_at < now() - interval '24 hours'
      union all
      select 'round ' || r.player_id || '/' || r.id, 'is ' || r.status || ' and keeps ' || s.left_over || ' in stakes'
      from wagers.rounds r cross join lateral (
        select sum(case when credit = 'stakes' then amount else -amount end) as left_over
        from wallet.transfers t where t.player_id = r.player_id and t.group_id = r.id and 'stakes' in (debit, credit)) s
      where r.status <> 'open' and s.left_over <> 0
      union all
      select 'seeds ' || player_id || '/' || seed_id,
        count(*) || ' rounds have nonces ' || min(nonce) || ' to ' || max(nonce)
      from wagers.rounds group by player_id, seed_id
      having min(nonce) <> 0 or max(nonce) <> count(*) - 1 or count(distinct nonce) <> count(*)
      union all
      select 'round ' || r.player_id || '/' || r.id, 'names seeds ' || r.seed_id || ' that do not exist'
      from wagers.rounds r
      where not exists (select 1 from wagers.seeds s where s.player_id = r.player_id and s.id = r.seed_id)`,
  },
  {
    id: "I8",
    title: "the stakes of an account are those of its open rounds",
    unit: "open rounds",
    count: "select count(*) as count from wagers.rounds where status = 'open'",
    violations: `
      select 'account ' || coalesce(a.player_id, r.player_id) || '/' || coalesce(a.currency, r.currency) as subject,
        'keeps ' || coalesce(a.stakes, 0) || ' in stakes, open rounds staked ' || coalesce(r.staked, 0) as detail
      from wallet.accounts a
      full join (
        select player_id, currency, sum(stake_cash + stake_bonus) as staked
        from wagers.rounds where status = 'open' group by 1, 2) r
        on r.player_id = a.player_id and r.currency = a.currency
      where coalesce(a.stakes, 0) <> coalesce(r.staked, 0)`,
  },
];
