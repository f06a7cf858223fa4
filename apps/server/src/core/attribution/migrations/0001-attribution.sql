create schema attribution;

-- Where a player came from, as the browser said it when it registered: the first visit within the
-- cookies' life, and the latest.
create table attribution.players (
  player_id bigint primary key,
  affiliate bigint not null,
  stag text,
  variant text not null check (variant in ('A', 'B')),
  first_utm json not null,
  current_utm json not null,
  registered_at timestamptz not null,
  sent_at timestamptz
);
create index players_by_affiliate on attribution.players (affiliate, player_id desc);
