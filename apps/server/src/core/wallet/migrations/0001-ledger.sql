create schema wallet;

-- A player's money in one currency, by bucket. Folded from transfers by the trigger below and by
-- nothing else. No bucket goes under zero. The version counts every movement of a bucket.
create table wallet.accounts (
  player_id bigint not null check (player_id > 0),
  currency text not null check (currency ~ '^[A-Z]{3,4}$'),
  active boolean not null default false,
  cash bigint not null default 0,
  bonus bigint not null default 0,
  held bigint not null default 0,
  stakes bigint not null default 0,
  version bigint not null default 0,
  primary key (player_id, currency),
  constraint accounts_not_negative check (cash >= 0 and bonus >= 0 and held >= 0 and stakes >= 0)
) with (fillfactor = 60);
create unique index accounts_one_active on wallet.accounts (player_id) where active;

-- One row is one movement with both its sides: what is unbalanced cannot be written. Sides without
-- a colon are buckets of the player, sides with one are accounts of the house.
create table wallet.transfers (
  player_id bigint not null,
  group_id uuid not null,
  leg smallint not null,
  seq bigint generated always as identity,
  kind text not null,
  currency text not null,
  debit text not null,
  credit text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  primary key (player_id, group_id, leg),
  constraint transfers_two_sides check (debit <> credit),
  constraint transfers_known_sides check (
    (debit in ('cash', 'bonus', 'held', 'stakes') or debit ~ '^[a-z_]+:[a-z0-9_-]+$')
    and (credit in ('cash', 'bonus', 'held', 'stakes') or credit ~ '^[a-z_]+:[a-z0-9_-]+$')
  )
);

-- Movements of the house's accounts, insert-only so that no row is hot; one worker folds them.
create table wallet.house_movements (
  id bigint generated always as identity primary key,
  account text not null,
  currency text not null,
  amount bigint not null
);

create table wallet.house_balances (
  account text not null,
  currency text not null,
  balance bigint not null default 0,
  primary key (account, currency)
);

-- Folds new transfers into balances, in the statement that writes them.
create function wallet.fold_transfers() returns trigger language plpgsql as $$
declare
  touched bigint;
  folded bigint;
begin
  with sides as (
    select player_id, currency, debit as side, -amount as amount from inserted where position(':' in debit) = 0
    union all
    select player_id, currency, credit, amount from inserted where position(':' in credit) = 0
  ), moved as (
    select player_id, currency, count(*) as movements,
      coalesce(sum(amount) filter (where side = 'cash'), 0)::bigint as cash,
      coalesce(sum(amount) filter (where side = 'bonus'), 0)::bigint as bonus,
      coalesce(sum(amount) filter (where side = 'held'), 0)::bigint as held,
      coalesce(sum(amount) filter (where side = 'stakes'), 0)::bigint as stakes
    from sides group by player_id, currency
  ), updated as (
    update wallet.accounts a set
      cash = a.cash + m.cash, bonus = a.bonus + m.bonus, held = a.held + m.held,
      stakes = a.stakes + m.stakes, version = a.version + m.movements
    from moved m where a.player_id = m.player_id and a.currency = m.currency
    returning 1
  )
  select (select count(*) from moved), (select count(*) from updated) into touched, folded;
  if touched <> folded then
    raise exception 'a transfer names an account that does not exist' using errcode = '23503';
  end if;

  insert into wallet.house_movements (account, currency, amount)
  select side, currency, sum(amount) from (
    select debit as side, currency, -amount as amount from inserted where position(':' in debit) > 0
    union all
    select credit, currency, amount from inserted where position(':' in credit) > 0
  ) s group by side, currency having sum(amount) <> 0;
  return null;
end $$;

create trigger transfers_fold after insert on wallet.transfers
  referencing new table as inserted for each statement execute function wallet.fold_transfers();

create function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: correct with a new transfer', tg_table_name using errcode = 'HL010';
end $$;

create trigger transfers_append_only before update or delete or truncate on wallet.transfers
  for each statement execute function wallet.refuse_change();

-- Balances move with transfers alone; choosing the active account is the one other change.
create function wallet.refuse_balance_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'a balance changes only by a transfer' using errcode = 'HL011';
  end if;
  return null;
end $$;

create trigger accounts_only_by_transfer before update of cash, bonus, held, stakes, version on wallet.accounts
  for each statement execute function wallet.refuse_balance_change();
create trigger accounts_stay before delete or truncate on wallet.accounts
  for each statement execute function wallet.refuse_change();

create function wallet.refuse_opening_balance() returns trigger language plpgsql as $$
begin
  if new.cash <> 0 or new.bonus <> 0 or new.held <> 0 or new.stakes <> 0 then
    raise exception 'an account opens empty' using errcode = 'HL011';
  end if;
  return new;
end $$;

create trigger accounts_open_empty before insert on wallet.accounts
  for each row execute function wallet.refuse_opening_balance();
