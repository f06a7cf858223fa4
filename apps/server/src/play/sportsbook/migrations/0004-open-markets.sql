-- Pages count the open markets of a few fixtures, far more often than a producer is lost. An index that begins
-- with the producer led a database without statistics to read every open market for each list.
drop index sportsbook.markets_open;
create index markets_open on sportsbook.markets (fixture_id, producer) where status = 'open';
