create schema studio_games;

-- What is known of an outside studio: when it was asked for its games, and what came of it.
create table studio_games.studios (
  id text primary key,
  games integer not null default 0 check (games >= 0),
  asked_at timestamptz,
  answered_at timestamptz,
  fault text
);

-- Calls whose signature did not hold, by the hour.
create table studio_games.refused_signatures (
  studio text not null,
  hour timestamptz not null,
  count integer not null check (count > 0),
  primary key (studio, hour)
);

-- A player at a game of a studio's, in one currency. The token is known to the studio alone. The latest
-- session of a player at a game takes bets, those before it are there for what is still due.
create table studio_games.sessions (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  player_id bigint not null,
  studio text not null,
  game text not null,
  currency text not null,
  licence text not null,
  -- The player's own session on the site: bets end with it.
  site_session_id bigint not null,
  country text,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index sessions_of_player on studio_games.sessions (player_id, studio, game, id desc);
create index sessions_by_end on studio_games.sessions (expires_at);

-- Nonces of calls that stake: each is taken once.
create table studio_games.nonces (
  studio text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (studio, nonce)
);
create index nonces_by_time on studio_games.nonces (at);

-- What a studio told, once under each id of a player's. What one call told has the id of its first as `call`.
create table studio_games.transactions (
  player_id bigint not null,
  studio text not null,
  id text not null,
  call text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  game text not null,
  -- Null for a rollback of what never came.
  round text,
  wager_id uuid,
  currency text not null,
  amount bigint not null check (amount >= 0),
  -- The round takes no more bets.
  closes boolean not null,
  -- Of a rollback: what it takes back, and how.
  original text,
  effect text check (effect in ('void', 'refund', 'again', 'none')),
  body_hash text not null,
  at timestamptz not null,
  seq bigint generated always as identity,
  primary key (player_id, studio, id),
  constraint transactions_rollback check ((kind = 'rollback') = (original is not null)
    and (kind = 'rollback') = (effect is not null)),
  constraint transactions_round check ((round is null) = (wager_id is null)
    and (round is not null or effect = 'none')),
  constraint transactions_bet check (kind <> 'bet' or amount > 0)
);
create index transactions_of_round on studio_games.transactions (player_id, studio, game, round, seq)
  where round is not null;
create unique index transactions_taken_back on studio_games.transactions (player_id, studio, original)
  where original is not null;
create index transactions_of_wager on studio_games.transactions (wager_id, seq)
  where wager_id is not null;
create index transactions_by_seq on studio_games.transactions (player_id, seq desc);
