-- A player with whom a gift to a group fails keeps no other from it.
alter table gifts.grants
  -- Those with whom it failed.
  add column unreached bigint[] not null default '{}',
  -- They are looked at again then, from the first on; null until all others have been looked at.
  add column try_after timestamptz;
