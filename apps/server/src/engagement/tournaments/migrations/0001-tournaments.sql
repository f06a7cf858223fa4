create schema tournaments;

-- A tournament, a quest or an achievement. Its rules stand from the proposal on: only its state, the number
-- of its players and what was paid change.
create table tournaments.tournaments (
  id uuid primary key,
  identifier text not null unique,
  type text not null check (type in ('tournament', 'producers', 'quest', 'action')),
  title text not null,
  image text,
  file text,
  -- Open to players of these groups alone; to all where there is none.
  group_ids text[] not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  currency text not null,
  -- By place, or by level where there are minima.
  prizes bigint[] not null check (cardinality(prizes) > 0),
  -- Least total of stakes by level, in hundredths of a euro; empty where places are rewarded.
  minima bigint[] not null check (cardinality(minima) in (0, cardinality(prizes))),
  scoring text not null check (scoring in ('bets', 'wins', 'multiplier')),
  -- In hundredths of a euro.
  min_stake bigint not null check (min_stake >= 0),
  games text[] not null,
  producers text[] not null,
  state text not null check (state in ('proposed', 'published', 'finished', 'cancelled')),
  body_hash text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  -- End as it came: the moment of the last payment, or of the cancellation.
  over_at timestamptz,
  participants integer not null default 0 check (participants >= 0),
  -- Levels are paid page by page: players up to this id have theirs.
  paid_up_to bigint not null default 0,
  seq bigint generated always as identity,
  constraint tournaments_over check ((over_at is not null) = (state in ('finished', 'cancelled')))
);
create index tournaments_open on tournaments.tournaments (end_at) where state = 'published';
create index tournaments_over on tournaments.tournaments (over_at desc)
  where over_at is not null and published_at is not null;
create unique index tournaments_latest on tournaments.tournaments (seq);

-- A player's part in a tournament. `bets` are hundredths of a euro. Who left keeps the score and has no place.
create table tournaments.entries (
  tournament_id uuid not null references tournaments.tournaments,
  player_id bigint not null,
  joined_at timestamptz not null,
  left_at timestamptz,
  bets bigint not null default 0 check (bets >= 0),
  points bigint not null default 0 check (points >= 0),
  -- Of two with the same points the one who had them first is before the other.
  points_at timestamptz,
  version bigint not null default 1,
  primary key (tournament_id, player_id)
) with (fillfactor = 70);
create index entries_places on tournaments.entries (tournament_id, points desc, points_at, player_id)
  where left_at is null and points > 0;
create index entries_of_player on tournaments.entries (player_id, joined_at desc);

-- Prizes that were paid. A player gets one of each tournament.
create table tournaments.awards (
  id uuid primary key,
  tournament_id uuid not null references tournaments.tournaments,
  player_id bigint not null,
  -- From 1: the place, or the level.
  place integer not null check (place > 0),
  amount bigint not null check (amount > 0),
  paid bigint not null check (paid > 0),
  currency text not null,
  eur_cents bigint not null,
  at timestamptz not null,
  unique (tournament_id, player_id)
);
create index awards_of_player on tournaments.awards (player_id, at desc);

create function tournaments.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger awards_stay before update or delete or truncate on tournaments.awards
  for each statement execute function tournaments.refuse_change();
create trigger tournaments_stay before delete or truncate on tournaments.tournaments
  for each statement execute function tournaments.refuse_change();
create trigger tournaments_rules_stay before update on tournaments.tournaments
  for each row when (
    (old.id, old.identifier, old.type, old.title, old.image, old.file, old.group_ids, old.start_at,
     old.end_at, old.currency, old.prizes, old.minima, old.scoring, old.min_stake, old.games,
     old.producers, old.body_hash)
    is distinct from
    (new.id, new.identifier, new.type, new.title, new.image, new.file, new.group_ids, new.start_at,
     new.end_at, new.currency, new.prizes, new.minima, new.scoring, new.min_stake, new.games,
     new.producers, new.body_hash)
    or old.state in ('finished', 'cancelled'))
  execute function tournaments.refuse_change();
