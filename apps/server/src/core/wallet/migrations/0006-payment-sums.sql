-- Running sums of a player's payments in one currency, brought up to date when they are asked for:
-- read from the statement's index, on from the last payment that is in the sums. What was played is
-- summed where wagers are kept.
drop table wallet.statistics;
create table wallet.payment_sums (
  player_id bigint not null,
  currency text not null,
  deposited bigint not null,
  withdrawn bigint not null,
  through bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (player_id, currency)
);
