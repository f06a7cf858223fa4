-- What a player owes after a settlement was corrected downwards and the money was gone. It is told
-- apart from what the player has: a debt is a bucket of its own with house:receivables behind it.
alter table wallet.accounts add column debt bigint not null default 0;
alter table wallet.accounts drop constraint accounts_not_negative;
alter table wallet.accounts add constraint accounts_not_negative
  check (cash >= 0 and bonus >= 0 and held >= 0 and stakes >= 0 and debt >= 0);

alter table wallet.transfers drop constraint transfers_known_sides;
alter table wallet.transfers add constraint transfers_known_sides check (
  (debit in ('cash', 'bonus', 'held', 'stakes', 'debt') or position(':' in debit) > 1)
  and (credit in ('cash', 'bonus', 'held', 'stakes', 'debt') or position(':' in credit) > 1)
);

drop trigger accounts_only_by_transfer on wallet.accounts;
create trigger accounts_only_by_transfer before update of cash, bonus, held, stakes, debt, version on wallet.accounts
  for each statement execute function wallet.refuse_balance_change();

create or replace function wallet.refuse_opening_balance() returns trigger language plpgsql as $$
begin
  if new.cash <> 0 or new.bonus <> 0 or new.held <> 0 or new.stakes <> 0 or new.debt <> 0 then
    raise exception 'an account opens empty' using errcode = 'HL011';
  end if;
  return new;
end $$;

-- Who must not stake is the compliance module's to say; it has the record of every block.
alter table wallet.accounts drop column blocked_until;

-- Folds new transfers into balances, in the statement that writes them: each transfer is looked at
-- once for the player's side, and once more for the house's.
create or replace function wallet.fold_transfers() returns trigger language plpgsql as $$
declare
  touched bigint;
  folded bigint;
begin
  with moved as (
    select player_id, currency,
      sum((position(':' in debit) = 0)::int + (position(':' in credit) = 0)::int) as movements,
      sum(case 'cash' when credit then amount when debit then -amount else 0 end)::bigint as cash,
      sum(case 'bonus' when credit then amount when debit then -amount else 0 end)::bigint as bonus,
      sum(case 'held' when credit then amount when debit then -amount else 0 end)::bigint as held,
      sum(case 'stakes' when credit then amount when debit then -amount else 0 end)::bigint as stakes,
      sum(case 'debt' when credit then amount when debit then -amount else 0 end)::bigint as debt
    from inserted group by player_id, currency
  ), updated as (
    update wallet.accounts a set
      cash = a.cash + m.cash, bonus = a.bonus + m.bonus, held = a.held + m.held,
      stakes = a.stakes + m.stakes, debt = a.debt + m.debt, version = a.version + m.movements
    from moved m where a.player_id = m.player_id and a.currency = m.currency and m.movements > 0
    returning 1
  ), house as (
    insert into wallet.house_movements (account, currency, amount)
    select side, currency, sum(amount) from (
      select debit as side, currency, -amount as amount from inserted where position(':' in debit) > 0
      union all
      select credit, currency, amount from inserted where position(':' in credit) > 0
    ) s group by side, currency having sum(amount) <> 0
  )
  select (select count(*) from moved where movements > 0), (select count(*) from updated)
    into touched, folded;
  if touched <> folded then
    raise exception 'a transfer names an account that does not exist' using errcode = '23503';
  end if;
  return null;
end $$;
