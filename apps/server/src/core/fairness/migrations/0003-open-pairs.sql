-- Finds the pairs that an earlier version stored open without a look at the pairs of all players, at each start.
create index pairs_stored_open on fairness.pairs (player_id, id)
  where revealed_at is null and sealed_seed like 'open:%';
