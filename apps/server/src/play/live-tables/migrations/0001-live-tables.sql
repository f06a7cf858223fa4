create schema live_tables;

-- A round that all at a table share. Its seed is a value of a chain, whose hash is told from the beginning; seed
-- and outcome are written when it is drawn. The salt is the hash of the seed, hashed on with every entry.
create table live_tables.rounds (
  table_slug text not null,
  number bigint not null check (number > 0),
  -- The game that decides it, and the version of its mathematics.
  game text not null,
  game_version text not null,
  chain_id uuid not null,
  link integer not null check (link > 0),
  seed_hash text not null,
  salt text not null,
  entries integer not null default 0 check (entries >= 0),
  -- Players whose bets stand.
  players integer not null default 0 check (players >= 0 and players <= entries),
  opened_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opened_at),
  drawn_at timestamptz check (drawn_at >= closes_at),
  -- Screens play the outcome until then; bets are paid from then on.
  shown_until timestamptz check (shown_until > drawn_at),
  seed text,
  outcome jsonb,
  -- Moment at which every bet was settled.
  settled_at timestamptz check (settled_at >= shown_until),
  primary key (table_slug, number),
  unique (chain_id, link),
  constraint rounds_drawn check (
    (drawn_at is null) = (shown_until is null) and (drawn_at is null) = (seed is null)
    and (drawn_at is null) = (outcome is null) and (drawn_at is not null or settled_at is null))
) with (fillfactor = 50);

-- A bet of a player on a round: all chips that stand. Money is in its wager.
create table live_tables.bets (
  table_slug text not null,
  round bigint not null,
  player_id bigint not null,
  wager_id uuid not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  -- The stake's worth in hundredths of a euro when it was last raised.
  stake_eur bigint not null check (stake_eur >= 0),
  -- In the wire form of the game.
  bet jsonb not null,
  state text not null default 'open' check (state in ('open', 'settled', 'returned')),
  payout bigint check (payout >= 0),
  placed_at timestamptz not null,
  seq bigint generated always as identity,
  primary key (player_id, wager_id),
  foreign key (table_slug, round) references live_tables.rounds,
  constraint bets_over check ((state = 'open') = (payout is null))
) with (fillfactor = 70);
-- One bet of a player stands on a round.
create unique index bets_standing on live_tables.bets (table_slug, round, player_id) where state <> 'returned';
create index bets_open on live_tables.bets (table_slug, round, seq) where state = 'open';
create index bets_largest on live_tables.bets (table_slug, round, stake_eur desc, seq) where state <> 'returned';
create index bets_of_player on live_tables.bets (player_id, table_slug, seq desc);

-- Chips that were put down, in the order in which the salt was hashed on; they stay when a bet is taken back.
create table live_tables.entries (
  table_slug text not null,
  round bigint not null,
  -- From 1 on.
  position integer not null check (position > 0),
  id uuid not null,
  player_id bigint not null,
  wager_id uuid not null,
  primary key (table_slug, round, position),
  foreign key (table_slug, round) references live_tables.rounds
);
create index entries_of_player on live_tables.entries (player_id, wager_id);

-- Moment at which somebody last asked for a table, told by any process: rounds open while somebody looks.
create table live_tables.interest (
  table_slug text primary key,
  asked_at timestamptz not null
) with (fillfactor = 50);
