create schema adventures;

-- Money that a player deposited on a day, in UTC, in smallest units: steps may ask for it.
create table adventures.deposits (
  player_id bigint not null,
  day date not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  primary key (player_id, day, currency)
) with (fillfactor = 70);

-- Steps that players have completed, with the id of the reward that each gave.
create table adventures.completions (
  player_id bigint not null,
  -- Names the adventure.
  starts_on date not null,
  step integer not null check (step > 0),
  reward_id uuid not null unique,
  reward_kind text not null check (reward_kind in ('bonus', 'freespins')),
  at timestamptz not null,
  primary key (player_id, starts_on, step)
);

create function adventures.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger completions_stay before update or delete or truncate on adventures.completions
  for each statement execute function adventures.refuse_change();
