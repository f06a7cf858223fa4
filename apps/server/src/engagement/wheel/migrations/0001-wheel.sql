create schema wheel;

-- A turn of the wheel: one a day and player, in UTC. The prizes are kept as they stood, in the player's
-- currency; the number that the seeds drew falls on one of them.
create table wheel.spins (
  player_id bigint not null,
  id uuid not null,
  day date not null,
  prizes jsonb not null,
  number bigint not null check (number >= 0),
  index integer not null check (index >= 0),
  pair_id bigint not null,
  nonce bigint not null check (nonce >= 0),
  at timestamptz not null,
  seq bigint generated always as identity,
  primary key (player_id, id),
  constraint spins_once_a_day unique (player_id, day),
  constraint spins_drawn_once unique (player_id, pair_id, nonce)
);
create index spins_latest on wheel.spins (player_id, seq desc);

-- What a turn gave: the id is that of the bonus or the free spins.
create table wheel.rewards (
  id uuid primary key,
  player_id bigint not null,
  spin_id uuid not null,
  -- Place among the bonuses of the prize, from 0.
  position integer not null check (position >= 0),
  constraint rewards_once unique (player_id, spin_id, position),
  foreign key (player_id, spin_id) references wheel.spins
);

create function wheel.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger spins_stay before update or delete or truncate on wheel.spins
  for each statement execute function wheel.refuse_change();
create trigger rewards_stay before update or delete or truncate on wheel.rewards
  for each statement execute function wheel.refuse_change();
