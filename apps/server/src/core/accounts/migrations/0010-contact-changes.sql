-- A new address that a player asked for and has not confirmed yet: one at a time, and the token of
-- the mail by its hash alone.
create table accounts.email_changes (
  player_id bigint primary key references accounts.players,
  email text not null,
  token_hash text not null unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_by_end on accounts.email_changes (expires_at);
