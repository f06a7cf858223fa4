create schema reports;

-- The moment from which on the house counts. Nothing before it is filled in.
create table reports.coverage (
  one boolean primary key default true check (one),
  since timestamptz not null
);

-- Wagers of a UTC day, by the moment of what happened. A correction counts on its own day, so that sums may
-- be below zero. Amounts in smallest units.
create table reports.daily (
  day date not null,
  currency text not null,
  licence text not null,
  product text not null check (product in ('casino', 'rocket', 'sportsbook')),
  wagers bigint not null default 0,
  voided bigint not null default 0,
  corrected bigint not null default 0,
  stake_cash bigint not null default 0,
  stake_bonus bigint not null default 0,
  stake_free bigint not null default 0,
  win_cash bigint not null default 0,
  win_bonus bigint not null default 0,
  win_kept bigint not null default 0,
  jackpot bigint not null default 0,
  primary key (day, currency, licence, product)
) with (fillfactor = 70);

-- Movements of a UTC day that belong to no product.
create table reports.daily_money (
  day date not null,
  currency text not null,
  licence text not null,
  deposits bigint not null default 0,
  deposits_amount bigint not null default 0,
  withdrawals bigint not null default 0,
  withdrawals_amount bigint not null default 0,
  refunds bigint not null default 0,
  refunds_amount bigint not null default 0,
  bonuses_granted bigint not null default 0,
  bonuses_granted_amount bigint not null default 0,
  bonuses_converted_amount bigint not null default 0,
  freespins_won_amount bigint not null default 0,
  corrections bigint not null default 0,
  corrections_amount bigint not null default 0,
  primary key (day, currency, licence)
) with (fillfactor = 70);

create table reports.daily_players (
  day date not null,
  licence text not null,
  registrations bigint not null default 0,
  active bigint not null default 0,
  depositors bigint not null default 0,
  first_depositors bigint not null default 0,
  primary key (day, licence)
) with (fillfactor = 70);

-- Says that a player was counted on a day: once for each kind. Kept for 400 days.
create table reports.marks (
  day date not null,
  kind text not null check (kind in ('active', 'depositor')),
  player_id bigint not null,
  primary key (day, kind, player_id)
);

create table reports.daily_games (
  day date not null,
  currency text not null,
  licence text not null,
  game text not null,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  win bigint not null default 0,
  primary key (currency, day, licence, game)
) with (fillfactor = 70);
create index marks_of_player on reports.marks (player_id);
