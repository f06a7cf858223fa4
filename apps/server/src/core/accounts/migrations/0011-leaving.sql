-- A closed account is open for withdrawals only, until an operator opens it again; an erased one is
-- nobody's any more.
alter table accounts.players
  add column closed_at timestamptz,
  add column closure_reason text,
  add column closure_comment text,
  add column erased_at timestamptz,
  add constraint players_erased_closed check (erased_at is null or closed_at is not null);

-- Who an erased player was, sealed, where the law asks for it: until that day and no longer.
create table accounts.kept_identities (
  player_id bigint primary key references accounts.players,
  sealed text not null,
  keep_until timestamptz not null
);
create index kept_identities_by_end on accounts.kept_identities (keep_until);
