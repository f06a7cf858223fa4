import type { Invariant } from "../audit-store.ts";

/** Selects every transfer twice: as a debit of one account and as a credit of the other. */
const SIDES = `
  select player_id, currency, group_id, leg, seq, debit as side, -amount as amount from wallet.transfers
  union all
  select player_id, currency, group_id, leg, seq, credit, amount from wallet.transfers`;

/** Stored balances of players, one row per bucket. */
const BUCKETS = `
  select a.player_id, a.currency, b.side, b.amount
  from wallet.accounts a
  cross join lateral (values ('cash', a.cash), ('bonus', a.bonus), ('held', a.held), ('stakes', a.stakes), ('debt', a.debt)) as b(side, amount)`;

/** Stored balances of the house, folded and not yet folded. */
const HOUSE = `
  select account as side, currency, balance as amount from wallet.house_balances
  union all
  select account, currency, amount from wallet.house_movements`;

/**
 * Compares what a wager says with what moved for it: in its own group, and in those of its later
 * commands. Paid is what reached the player less what was taken back or is owed.
 */
const WAGERS_AND_MOVES = `
      select 'wager ' || w.player_id || '/' || w.id,
        'says ' || w.status || ', stake ' || w.stake_cash || '+' || w.stake_bonus || '+' || coalesce(w.stake_house, 0)
          || ', paid ' || w.paid_cash || '+' || w.paid_bonus || '+' || coalesce(w.paid_kept, 0)
          || '; moved stake ' || m.cash || '+' || m.bonus || '+' || m.house || ', paid ' || m.paid_cash || '+' || m.paid_bonus
          || '+' || m.paid_kept
          || ', refund ' || m.refund
      from wagers.wagers w cross join lateral (
        select coalesce(sum(amount) filter (where kind = 'stake' and debit = 'cash'), 0) as cash,
          coalesce(sum(amount) filter (where kind = 'stake' and debit = 'bonus'), 0) as bonus,
          coalesce(sum(amount) filter (where kind = 'stake' and debit = 'house:free-rounds'), 0) as house,
          coalesce(sum(case when kind = 'payout' and credit = 'cash' then amount
            when kind in ('reversal', 'debt') and (debit = 'cash' or credit = 'debt') then -amount else 0 end), 0) as paid_cash,
          coalesce(sum(case when kind = 'payout' and credit = 'bonus' then amount
            when kind = 'reversal' and debit = 'bonus' then -amount else 0 end), 0) as paid_bonus,
          coalesce(sum(case when kind = 'payout' and credit = 'house:free-spins' then amount
            when kind = 'reversal' and debit = 'house:free-spins' then -amount else 0 end), 0) as paid_kept,
          coalesce(sum(amount) filter (where kind = 'refund'), 0) as refund,
          count(*) filter (where t.currency <> w.currency) as strange
        from wallet.transfers t
        where t.player_id = w.player_id and kind in ('stake', 'payout', 'reversal', 'debt', 'refund')
          and (t.group_id = w.id or t.group_id in (
            select c.id from wagers.commands c where c.player_id = w.player_id and c.wager_id = w.id))) m
      where m.cash <> w.stake_cash or m.bonus <> w.stake_bonus or m.house <> coalesce(w.stake_house, 0) or m.strange > 0
        or m.paid_cash <> w.paid_cash or m.paid_bonus <> w.paid_bonus
        or m.paid_kept <> coalesce(w.paid_kept, 0)
        or m.refund <> case when w.status = 'voided'
          then w.stake_cash + w.stake_bonus + coalesce(w.stake_house, 0)
            - coalesce(w.cashed_out_cash + w.cashed_out_bonus + w.cashed_out_house, 0)
          else 0 end`;

export const LEDGER_INVARIANTS: readonly Invariant[] = [
  {
    id: "I1",
    title: "every currency sums to zero",
    unit: "currencies",
    count: `select count(distinct currency) as count from (
      select currency from wallet.accounts union select currency from wallet.house_balances
      union select currency from wallet.house_movements) c`,
    violations: `
      select 'currency ' || currency as subject, 'all stored balances sum to ' || sum(amount) as detail
      from (select currency, amount from (${BUCKETS}) p union all select currency, amount from (${HOUSE}) h) s
      group by currency having sum(amount) <> 0`,
  },
  {
    id: "I2",
    title: "every transfer group balances and moves what its wager or payment says",
    unit: "transfer groups",
    count:
      "select count(*) as count from (select distinct player_id, group_id from wallet.transfers) g",
    violations: `
      select 'transfer ' || player_id || '/' || group_id || '/' || leg as subject,
        'moves ' || amount || ' from ' || debit || ' to ' || credit as detail
      from wallet.transfers where debit = credit or amount <= 0
      union all
      ${WAGERS_AND_MOVES}
      union all
      select 'payment ' || p.player_id || '/' || p.id,
        p.action || ' is ' || p.state || ' over ' || p.amount || ' ' || p.currency || '; moved in ' || m.deposited
          || ', held ' || m.held || ', paid ' || m.paid || ', returned ' || m.returned
      from cashbox.payments p cross join lateral (
        select coalesce(sum(amount) filter (where kind = 'deposit' and credit = 'cash'), 0) as deposited,
          coalesce(sum(amount) filter (where kind = 'hold' and debit = 'cash' and credit = 'held'), 0) as held,
          coalesce(sum(amount) filter (where kind = 'withdrawal' and debit = 'held'), 0) as paid,
          coalesce(sum(amount) filter (where kind = 'release' and debit = 'held' and credit = 'cash'), 0) as returned,
          count(*) filter (where t.currency <> p.currency) as strange
        from wallet.transfers t
        where t.player_id = p.player_id and t.group_id = p.id and kind in ('deposit', 'hold', 'withdrawal', 'release')) m
      where m.strange > 0
        or m.deposited <> case when p.action = 'deposit' and p.state = 'succeeded' then p.amount else 0 end
        or m.held <> case when p.action = 'cashout' then p.amount else 0 end
        or m.paid <> case when p.action = 'cashout' and p.state = 'succeeded' then p.amount else 0 end
        or m.returned <> case when p.action = 'cashout' and p.state in ('declined', 'rejected', 'recalled', 'canceled')
          then p.amount else 0 end`,
  },
  {
    id: "I3",
    title: "every stored balance is the sum of its transfers",
    unit: "accounts",
    count: `select (select count(*) from wallet.accounts)
      + (select count(*) from (select distinct side, currency from (${HOUSE}) h) d) as count`,
    violations: `
      select 'account ' || coalesce(stored.player_id, moved.player_id) || '/' || coalesce(stored.currency, moved.currency) as subject,
        coalesce(stored.side, moved.side) || ' is ' || coalesce(stored.amount, 0) || ', its transfers sum to ' || coalesce(moved.amount, 0) as detail
      from (${BUCKETS}) stored
      full join (select player_id, currency, side, sum(amount) as amount from (${SIDES}) s where side !~ ':' group by 1, 2, 3) moved
        on moved.player_id = stored.player_id and moved.currency = stored.currency and moved.side = stored.side
      where coalesce(stored.amount, 0) <> coalesce(moved.amount, 0)
      union all
      select 'account ' || coalesce(stored.side, moved.side) || '/' || coalesce(stored.currency, moved.currency),
        'is ' || coalesce(stored.amount, 0) || ', its transfers sum to ' || coalesce(moved.amount, 0)
      from (select side, currency, sum(amount) as amount from (${HOUSE}) h group by 1, 2) stored
      full join (select side, currency, sum(amount) as amount from (${SIDES}) s where side ~ ':' group by 1, 2) moved
        on moved.side = stored.side and moved.currency = stored.currency
      where coalesce(stored.amount, 0) <> coalesce(moved.amount, 0)`,
  },
  {
    id: "I4",
    title: "no bucket of a player was ever under zero",
    unit: "transfers",
    count: "select count(*) as count from wallet.transfers",
    violations: `
      select 'transfer ' || player_id || '/' || group_id || '/' || leg as subject,
        side || ' in ' || currency || ' came to ' || balance as detail
      from (
        select *, sum(amount) over (partition by player_id, currency, side order by seq) as balance
        from (${SIDES}) s where side !~ ':') running
      where balance < 0
      union all
      select 'account ' || player_id || '/' || currency, side || ' is ' || amount
      from (${BUCKETS}) b where amount < 0`,
  },
];
