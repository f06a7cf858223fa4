-- Stakes and wins count by their worth in euros: what makes no whole hundredth waits for the next round, in millionths
-- of a euro. What was cut off before is not known, and not made up.
alter table tournaments.entries
  add column bets_rest bigint not null default 0 check (bets_rest between 0 and 9999),
  add column points_rest bigint not null default 0 check (points_rest between 0 and 9999);
