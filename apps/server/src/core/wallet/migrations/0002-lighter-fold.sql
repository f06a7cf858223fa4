-- The same rule without a regular expression, which is half the cost of a check.
alter table wallet.transfers drop constraint transfers_known_sides;
alter table wallet.transfers add constraint transfers_known_sides check (
  (debit in ('cash', 'bonus', 'held', 'stakes') or position(':' in debit) > 1)
  and (credit in ('cash', 'bonus', 'held', 'stakes') or position(':' in credit) > 1)
);

-- Folds new transfers into balances, in the statement that writes them: one look at the new rows.
create or replace function wallet.fold_transfers() returns trigger language plpgsql as $$
declare
  touched bigint;
  folded bigint;
begin
  with sides as materialized (
    select i.player_id, i.currency, s.side, s.amount, position(':' in s.side) = 0 as of_player
    from inserted i cross join lateral (values (i.debit, -i.amount), (i.credit, i.amount)) s(side, amount)
  ), moved as (
    select player_id, currency, count(*) as movements,
      coalesce(sum(amount) filter (where side = 'cash'), 0)::bigint as cash,
      coalesce(sum(amount) filter (where side = 'bonus'), 0)::bigint as bonus,
      coalesce(sum(amount) filter (where side = 'held'), 0)::bigint as held,
      coalesce(sum(amount) filter (where side = 'stakes'), 0)::bigint as stakes
    from sides where of_player group by player_id, currency
  ), updated as (
    update wallet.accounts a set
      cash = a.cash + m.cash, bonus = a.bonus + m.bonus, held = a.held + m.held,
      stakes = a.stakes + m.stakes, version = a.version + m.movements
    from moved m where a.player_id = m.player_id and a.currency = m.currency
    returning 1
  ), house as (
    insert into wallet.house_movements (account, currency, amount)
    select side, currency, sum(amount) from sides where not of_player
    group by side, currency having sum(amount) <> 0
  )
  select (select count(*) from moved), (select count(*) from updated) into touched, folded;
  if touched <> folded then
    raise exception 'a transfer names an account that does not exist' using errcode = '23503';
  end if;
  return null;
end $$;
