-- Running sums of a player's play and payments in one currency. Wagers are counted by what is told of
-- them; payments are read from the statement's index, on from the last one that is in the sums.
create table wallet.statistics (
  player_id bigint not null,
  currency text not null,
  rounds bigint not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  payments_through bigint not null default 0,
  first_at timestamptz,
  last_at timestamptz,
  primary key (player_id, currency)
) with (fillfactor = 60);
