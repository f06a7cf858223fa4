create schema sportsbook;

-- One row: how far the messages of the feed were taken in. Whoever takes some in moves it from where it stood,
-- so that of two processes with the same messages one does.
create table sportsbook.feed (
  one boolean primary key default true check (one),
  -- The run of the feed that positions belong to; null before the first message.
  run text,
  position bigint not null default 0 check (position >= 0)
) with (fillfactor = 50);
insert into sportsbook.feed default values;

-- The sources within a feed: lines before the start, and lines of fixtures that are on.
create table sportsbook.producers (
  name text primary key check (name in ('pre', 'live')),
  state text not null default 'down' check (state in ('up', 'down', 'recovering')),
  -- Timestamp, in the feed's time, of its last message that was taken in: a recovery begins there.
  heard_until timestamptz,
  -- Moment, in the house's time, at which it last said that it is alive.
  alive_at timestamptz,
  -- The recovery that was asked for last.
  request_id integer not null default 0,
  requested_at timestamptz
) with (fillfactor = 50);
insert into sportsbook.producers (name) values ('pre'), ('live');

-- Each change of a fixture or a market gets the next number: who shows them tells late news from new ones.
create sequence sportsbook.versions;

create table sportsbook.competitions (
  id text primary key,
  sport text not null,
  name text not null
);

create table sportsbook.fixtures (
  id bigint generated always as identity primary key,
  -- Name of the fixture in the feed.
  urn text not null unique,
  sport text not null,
  competition_id text not null references sportsbook.competitions,
  home text not null,
  away text not null,
  starts_at timestamptz not null,
  status text not null default 'upcoming' check (status in ('upcoming', 'live', 'ended', 'closed', 'cancelled', 'postponed', 'abandoned')),
  -- Who prices it now.
  producer text not null default 'pre' references sportsbook.producers,
  home_score integer check (home_score >= 0),
  away_score integer check (away_score >= 0),
  -- { "home": 1, "away": 0 } of the first half, once it is over.
  half_time jsonb,
  -- Null while it is not on: first, break, second.
  period text check (period in ('first', 'break', 'second')),
  minute integer check (minute >= 0),
  -- Null for a real match: { "minute_ms": …, "seed_hash": …, "seed": … or null }.
  simulated jsonb,
  -- Set by an operator: no bet is taken on any of its markets.
  stopped boolean not null default false,
  -- Of what stands: the feed's time. What was said before it comes too late.
  told_at timestamptz not null default 'epoch',
  version bigint not null default nextval('sportsbook.versions'),
  constraint fixtures_scores check ((home_score is null) = (away_score is null))
) with (fillfactor = 70);
create index fixtures_listed on sportsbook.fixtures (status, starts_at, id) where status in ('upcoming', 'live');
create index fixtures_of_competition on sportsbook.fixtures (competition_id, starts_at, id);

create table sportsbook.markets (
  fixture_id bigint not null references sportsbook.fixtures,
  -- As published by the unified-odds feeds: 1 is the winner of a match.
  market_id integer not null,
  -- 'total=2.5'; '' for none.
  specifiers text not null,
  status text not null check (status in ('open', 'suspended', 'closed', 'settled', 'cancelled')),
  producer text not null references sportsbook.producers,
  -- [{ "id": "home", "odds": 2150 (thousandths), "probability": 0.4402 or null, "active": true }]
  selections jsonb not null,
  -- [{ "id": "home", "won": 1, "void_factor": 0, "dead_heat": 1 }]; null until it is settled.
  results jsonb,
  -- 1: seen at the match, 2: confirmed.
  certainty smallint check (certainty in (1, 2)),
  settled_at timestamptz,
  -- Of what stands: the feed's time. What was said before it comes too late.
  told_at timestamptz not null default 'epoch',
  version bigint not null default nextval('sportsbook.versions'),
  primary key (fixture_id, market_id, specifiers),
  constraint markets_settled check ((status = 'settled') = (results is not null))
) with (fillfactor = 60);
-- All that is suspended when a producer falls silent.
create index markets_open on sportsbook.markets (producer) where status = 'open';

-- Codes that give free bets. Amounts are in hundredths of a euro, and come in the player's currency.
create table sportsbook.coupons (
  code text primary key,
  amount_eur bigint not null check (amount_eur > 0),
  -- Thousandths: a free bet is placed at these odds or longer ones.
  min_odds integer not null check (min_odds > 1000),
  -- A free bet is placed within so many days.
  days integer not null check (days > 0),
  valid_until timestamptz not null,
  uses_max integer not null check (uses_max > 0),
  uses integer not null default 0 check (uses between 0 and uses_max),
  added_by text not null,
  added_at timestamptz not null
);

-- Stakes that the house pays: what such a bet wins is the player's, the stake is not.
create table sportsbook.free_bets (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  code text not null references sportsbook.coupons,
  currency text not null,
  amount bigint not null check (amount > 0),
  min_odds integer not null check (min_odds > 1000),
  given_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > given_at),
  -- The bet that it paid for; null again when that one was given back.
  wager_id uuid,
  unique (player_id, code)
);

-- Bets as they were accepted, and what became of them. Money is in their wagers.
create table sportsbook.bets (
  player_id bigint not null,
  wager_id uuid not null,
  kind text not null check (kind in ('single', 'accumulator', 'system')),
  -- How many selections a line of a system has: {2,3}; null for others.
  sizes smallint[],
  lines integer not null check (lines > 0),
  currency text not null,
  -- Of all lines together.
  stake bigint not null check (stake > 0),
  stake_eur bigint not null check (stake_eur >= 0),
  -- The most that can come back.
  potential bigint not null check (potential >= 0),
  state text not null default 'open' check (state in ('open', 'won', 'lost', 'half_won', 'half_lost', 'void', 'cashed_out')),
  payout bigint check (payout >= 0),
  placed_at timestamptz not null,
  ended_at timestamptz,
  -- How often its wager was settled: each settlement has an id of its own.
  settlements smallint not null default 0 check (settlements >= 0),
  -- Paid its stake; null for money of the player's.
  free_bet_id bigint references sportsbook.free_bets,
  seq bigint generated always as identity,
  primary key (player_id, wager_id),
  constraint bets_ended check ((state = 'open') = (payout is null) and (state = 'open') = (ended_at is null)),
  constraint bets_systems check ((kind = 'system') = (sizes is not null))
) with (fillfactor = 70);
create index bets_of_player on sportsbook.bets (player_id, seq desc);
create index bets_open_of_player on sportsbook.bets (player_id, seq desc) where state = 'open';

create table sportsbook.legs (
  player_id bigint not null,
  wager_id uuid not null,
  -- From 1 on.
  position smallint not null check (position > 0),
  fixture_id bigint not null references sportsbook.fixtures,
  market_id integer not null,
  specifiers text not null,
  selection_id text not null,
  -- As accepted, thousandths.
  odds integer not null check (odds > 1000),
  -- Of the lines that it is in, hundredths of a euro: their stakes, and what they return by its odds alone.
  stake_eur bigint not null check (stake_eur >= 0),
  return_eur bigint not null check (return_eur >= stake_eur),
  -- The fixture was on when the bet was accepted.
  in_play boolean not null,
  placed_at timestamptz not null,
  -- Null until it is decided: 1 won, 0 lost.
  won smallint check (won in (0, 1)),
  -- Thousandths of the stake that are given back.
  void_factor smallint check (void_factor in (0, 500, 1000)),
  -- Thousandths of the stake that count when several share the win.
  dead_heat smallint check (dead_heat between 1 and 1000),
  -- Void because its market was cancelled, whatever that comes to.
  cancelled boolean not null default false,
  primary key (player_id, wager_id, position),
  foreign key (player_id, wager_id) references sportsbook.bets,
  constraint legs_decided check ((won is null) = (void_factor is null) and (won is null) = (dead_heat is null)
    and (not cancelled or void_factor = 1000))
) with (fillfactor = 70);
-- Times in which bets on a market were placed that are void. A cancellation that is taken back leaves.
create table sportsbook.cancellations (
  fixture_id bigint not null references sportsbook.fixtures on delete cascade,
  market_id integer not null,
  specifiers text not null,
  since timestamptz not null,
  until timestamptz not null,
  primary key (fixture_id, market_id, specifiers, since, until)
);

create index legs_of_market on sportsbook.legs (fixture_id, market_id, specifiers);

-- Bets to be looked at, because the result of a leg has come or was taken back. Rows are added by whoever takes in
-- results, and deleted by whoever has looked.
create table sportsbook.due (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  wager_id uuid not null
);

-- Stakes and returns of the open bets on a selection, hundredths of a euro.
create table sportsbook.liabilities (
  fixture_id bigint not null,
  market_id integer not null,
  specifiers text not null,
  selection_id text not null,
  stakes_eur bigint not null default 0 check (stakes_eur >= 0),
  returns_eur bigint not null default 0 check (returns_eur >= 0),
  primary key (fixture_id, market_id, specifiers, selection_id)
) with (fillfactor = 50);

-- What happened to fixtures and their results, and who said so; prices are not kept here, but on each leg.
create table sportsbook.changes (
  id bigint generated always as identity primary key,
  fixture_id bigint not null references sportsbook.fixtures,
  at timestamptz not null,
  -- 'feed', 'house' for a rule of the house, or the operator's name.
  by text not null,
  -- status, score, stop, settlement, rollback, cancel, cancel_rollback.
  kind text not null,
  detail jsonb not null
);
create index changes_of_fixture on sportsbook.changes (fixture_id, id desc);
