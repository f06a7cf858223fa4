-- Browsers make the ids of rounds, and a player can give a round the id of a reward that brought tickets: the
-- two are told apart. Null in rows of older builds.
alter table lotteries.grants add column given_for text check (given_for in ('round', 'reward'));
drop index lotteries.grants_once;
create unique index grants_once
  on lotteries.grants (lottery_id, player_id, coalesce(given_for, 'round'), source_id);
