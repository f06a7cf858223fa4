create schema rocket;

-- A round that all share. Its seed is a value of a chain, whose hash is told from the beginning; the seed and
-- the point are written when it is over. The salt is the hash of the seed, hashed on with every bet.
create table rocket.rounds (
  number bigint primary key check (number > 0),
  chain_id uuid not null,
  link integer not null check (link > 0),
  seed_hash text not null,
  salt text not null,
  bets integer not null default 0 check (bets >= 0),
  opened_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opened_at),
  flew_at timestamptz check (flew_at >= closes_at),
  -- Moment at which a process last looked after the flight.
  beat_at timestamptz check (beat_at >= flew_at),
  over_at timestamptz check (over_at >= flew_at),
  -- Hundredths.
  point integer check (point >= 100),
  broken_off_at integer check (broken_off_at >= 100),
  seed text,
  -- Moment at which every bet was settled.
  settled_at timestamptz check (settled_at >= over_at),
  unique (chain_id, link),
  constraint rounds_flew check ((flew_at is null) = (beat_at is null)),
  constraint rounds_over check ((over_at is null) = (point is null) and (over_at is null) = (seed is null)
    and (over_at is not null or broken_off_at is null))
) with (fillfactor = 50);

-- A bet of a player on a round, and what became of it. Money is in its wager.
create table rocket.bets (
  round bigint not null references rocket.rounds,
  -- From 1 on, in the order in which the salt was hashed on.
  position integer not null check (position > 0),
  player_id bigint not null,
  wager_id uuid not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  -- The stake's worth in hundredths of a euro when it was placed.
  stake_eur bigint not null check (stake_eur >= 0),
  -- The player's own choice, hundredths; null for the highest that the stake allows.
  target integer check (target > 100),
  state text not null default 'open' check (state in ('open', 'cashed_out', 'lost', 'returned')),
  multiplier integer check (multiplier > 100),
  payout bigint check (payout >= 0),
  placed_at timestamptz not null,
  seq bigint generated always as identity,
  primary key (round, position),
  unique (round, player_id),
  unique (player_id, wager_id),
  constraint bets_over check ((state = 'open') = (payout is null) and (state = 'cashed_out') = (multiplier is not null))
) with (fillfactor = 70);
create index bets_open on rocket.bets (round, position) where state = 'open';
create index bets_largest on rocket.bets (round, stake_eur desc, position);
create index bets_of_player on rocket.bets (player_id, seq desc);

-- Moment at which somebody last asked for the rocket, told by any process: rounds open while somebody looks.
create table rocket.interest (
  one boolean primary key default true check (one),
  asked_at timestamptz not null
) with (fillfactor = 50);
