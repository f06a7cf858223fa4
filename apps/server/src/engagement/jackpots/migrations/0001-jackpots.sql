create schema jackpots;

-- A jackpot and the games whose stakes feed it. Its rules stand from the proposal on: only its state,
-- its version and who changed it move.
create table jackpots.jackpots (
  id uuid primary key,
  identifier text not null unique check (identifier ~ '^[a-z][a-z0-9-]{2,39}$'),
  name text not null,
  currency text not null,
  games text[] not null check (cardinality(games) > 0),
  state text not null check (state in ('proposed', 'active', 'paused', 'retired')),
  body_hash text not null,
  -- Rises with every change of its pots or its state.
  version bigint not null default 0,
  changed_by text not null,
  changed_at timestamptz not null
) with (fillfactor = 60);

create table jackpots.levels (
  jackpot_id uuid not null references jackpots.jackpots,
  level smallint not null check (level between 1 and 3),
  name text not null,
  -- Millionths of a stake.
  rate_ppm integer not null check (rate_ppm > 0),
  start_amount bigint not null check (start_amount > 0),
  must_drop_by bigint not null,
  primary key (jackpot_id, level),
  constraint levels_drop_above_start check (must_drop_by > start_amount)
);

-- The pot of a level that is filled now. `micros` are millionths of the smallest unit, so that no part
-- of a stake is rounded away. The salt is the id of the first round that fed it.
create table jackpots.pots (
  jackpot_id uuid not null,
  level smallint not null,
  chain_id uuid not null,
  link integer not null check (link > 0),
  salt uuid,
  micros bigint not null check (micros >= 0),
  drops integer not null default 0,
  primary key (jackpot_id, level),
  foreign key (jackpot_id, level) references jackpots.levels
) with (fillfactor = 50);

-- What a round gave to a jackpot, over all levels.
create table jackpots.contributions (
  player_id bigint not null,
  wager_id uuid not null,
  jackpot_id uuid not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  micros bigint not null check (micros >= 0),
  at timestamptz not null,
  primary key (player_id, wager_id)
);

-- Money that came into the pots of a jackpot from elsewhere than stakes: starts, and pots of a retired one.
create table jackpots.fundings (
  id bigint generated always as identity primary key,
  jackpot_id uuid not null,
  kind text not null check (kind in ('start', 'inherited', 'handed-over')),
  micros bigint not null,
  at timestamptz not null
);

-- Pots that dropped, with what recomputes them.
create table jackpots.drops (
  id uuid primary key,
  jackpot_id uuid not null,
  level smallint not null,
  chain_id uuid not null,
  link integer not null,
  seed text not null,
  salt uuid not null,
  start_amount bigint not null,
  must_drop_by bigint not null,
  amount bigint not null check (amount > start_amount and amount <= must_drop_by),
  player_id bigint not null,
  wager_id uuid not null,
  currency text not null,
  paid bigint not null check (paid > 0),
  -- Worth in hundredths of a euro on that day, to compare jackpots of several currencies.
  eur_cents bigint not null,
  at timestamptz not null,
  seq bigint generated always as identity,
  unique (chain_id, link)
);
create index drops_latest on jackpots.drops (seq desc);
create index drops_biggest on jackpots.drops (eur_cents desc, seq desc);
create index drops_of_jackpot on jackpots.drops (jackpot_id, seq desc);
create index drops_biggest_of_jackpot on jackpots.drops (jackpot_id, amount desc, seq desc);
create index drops_of_player on jackpots.drops (player_id, seq desc);

create function jackpots.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger levels_stay before update or delete or truncate on jackpots.levels
  for each statement execute function jackpots.refuse_change();
create trigger contributions_stay before update or delete or truncate on jackpots.contributions
  for each statement execute function jackpots.refuse_change();
create trigger fundings_stay before update or delete or truncate on jackpots.fundings
  for each statement execute function jackpots.refuse_change();
create trigger drops_stay before update or delete or truncate on jackpots.drops
  for each statement execute function jackpots.refuse_change();
create trigger jackpots_stay before delete or truncate on jackpots.jackpots
  for each statement execute function jackpots.refuse_change();
create trigger jackpots_rules_stay before update on jackpots.jackpots
  for each row when ((old.id, old.identifier, old.name, old.currency, old.games, old.body_hash)
    is distinct from (new.id, new.identifier, new.name, new.currency, new.games, new.body_hash)
    or old.version > new.version or old.state = 'retired')
  execute function jackpots.refuse_change();
