create schema wagers;

-- A player's pairs of seeds: one in use, the next one already committed to by its hash. The number
-- of the next round is how many rounds stand under the pair, so it has no gap and no row of its own.
create table wagers.seeds (
  player_id bigint not null,
  id bigint generated always as identity,
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text not null,
  client_seed text not null check (client_seed !~ ':' and length(client_seed) between 1 and 64),
  next_server_seed text not null check (next_server_seed ~ '^[0-9a-f]{64}$'),
  next_server_seed_hash text not null,
  created_at timestamptz not null default now(),
  revealed_at timestamptz,
  primary key (player_id, id)
);
create unique index seeds_one_in_use on wagers.seeds (player_id) where revealed_at is null;

-- A round with all that is needed to play it again. Its key holds each nonce once.
create table wagers.rounds (
  player_id bigint not null,
  id uuid not null,
  body_hash text not null,
  game text not null,
  game_version text not null,
  licence text not null,
  currency text not null,
  status text not null check (status in ('open', 'settled', 'voided')),
  stake_cash bigint not null check (stake_cash >= 0),
  stake_bonus bigint not null check (stake_bonus >= 0),
  payout bigint not null check (payout >= 0),
  seed_id bigint not null,
  nonce bigint not null,
  bet jsonb not null,
  draws integer[] not null,
  cash_after bigint not null,
  bonus_after bigint not null,
  version_after bigint not null,
  created_at timestamptz not null,
  primary key (player_id, id),
  constraint rounds_nonce_once unique (player_id, seed_id, nonce),
  constraint rounds_staked check (stake_cash + stake_bonus > 0)
);

create function wagers.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a round that is over does not change' using errcode = 'HL012';
end $$;

create trigger rounds_keep before update on wagers.rounds
  for each row when (old.status <> 'open') execute function wagers.refuse_change();
create trigger rounds_stay before delete or truncate on wagers.rounds
  for each statement execute function wagers.refuse_change();
