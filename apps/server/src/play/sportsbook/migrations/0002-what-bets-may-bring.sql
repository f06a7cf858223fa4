-- The most that a bet can bring, hundredths of a euro at the rates of its placing: what the bets of a player
-- bring in a day, and on a market, is bounded. Bets from before are counted as their stakes were.
alter table sportsbook.bets add potential_eur bigint not null default 0 check (potential_eur >= 0);
update sportsbook.bets set potential_eur = ceil(potential::numeric * stake_eur / stake);
alter table sportsbook.bets alter potential_eur drop default;
create index bets_of_player_by_time on sportsbook.bets (player_id, placed_at);
create index legs_of_player_by_market on sportsbook.legs (player_id, fixture_id, market_id, specifiers);

-- How much of what others may stake on sport a player may, where it is not all of it.
create table sportsbook.stake_factors (
  player_id bigint primary key,
  -- Thousandths; 0: the player places no bets.
  permille smallint not null check (permille between 0 and 1000),
  reason text not null,
  set_by text not null,
  set_at timestamptz not null
);
