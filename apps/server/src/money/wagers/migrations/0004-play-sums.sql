-- Running sums of what a player played in one currency, brought up to date when they are asked for:
-- every wager up to `through` is in them as it stands. A round pays nothing for them.
create table wagers.play_sums (
  player_id bigint not null,
  currency text not null,
  rounds bigint not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  through bigint not null,
  first_at timestamptz,
  last_at timestamptz,
  primary key (player_id, currency)
);
