-- Stakes count by their worth in euros: what makes no whole hundredth waits for the next round, in millionths of a euro.
-- What was cut off before is not known, and not made up.
alter table lotteries.entries
  add column rest bigint not null default 0 check (rest between 0 and 9999);
