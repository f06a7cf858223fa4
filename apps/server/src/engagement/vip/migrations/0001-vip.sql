create schema vip;

-- What a player deposited and staked of own money in a quarter, which is named by its first day, in UTC.
-- Smallest units.
create table vip.quarters (
  player_id bigint not null,
  quarter date not null,
  currency text not null,
  deposits bigint not null default 0 check (deposits >= 0),
  bets bigint not null default 0 check (bets >= 0),
  primary key (player_id, quarter, currency)
) with (fillfactor = 70);

-- Changes of status by points. Ranks count from 0; -1 is none.
create table vip.changes (
  player_id bigint not null,
  rank_before integer not null check (rank_before >= -1),
  rank_after integer not null check (rank_after >= -1 and rank_after <> rank_before),
  -- Points that decided it.
  points bigint not null check (points >= 0),
  at timestamptz not null,
  seq bigint generated always as identity primary key
);
create index changes_of_player on vip.changes (player_id, seq desc);
