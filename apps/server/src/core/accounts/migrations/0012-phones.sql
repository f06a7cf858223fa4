alter table accounts.players add column phone_confirmed_at timestamptz;

-- A phone number that waits for its code: one at a time, and the code under a key of the house alone.
create table accounts.phone_changes (
  player_id bigint primary key references accounts.players,
  phone text not null,
  code_hash text not null,
  tries integer not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Codes that were sent within a window.
  times integer not null,
  window_ends_at timestamptz not null
);
create index phone_changes_by_end on accounts.phone_changes (window_ends_at);
