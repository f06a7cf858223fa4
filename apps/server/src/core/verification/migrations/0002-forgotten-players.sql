-- The key of a player who was forgotten is destroyed on this day, and the documents with it.
alter table verification.player_keys add column destroy_after timestamptz;
create index player_keys_to_destroy on verification.player_keys (destroy_after)
  where destroyed_at is null and destroy_after is not null;
