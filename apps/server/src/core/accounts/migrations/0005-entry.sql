-- Where a player registered: whose name and address the mails have.
alter table accounts.players add column brand text not null default 'paper-rocket';
alter table accounts.players alter column brand drop default;
-- Counts the passwords: a sign-in that compared an earlier one opens no session.
alter table accounts.players add column password_version integer not null default 0;

-- What a mail's link proves. The token itself is in the mail alone.
create table accounts.mail_tokens (
  token_hash text primary key,
  kind text not null check (kind in ('confirmation', 'new_password')),
  player_id bigint not null references accounts.players,
  email text not null,
  expires_at timestamptz not null
);
create index mail_tokens_by_player on accounts.mail_tokens (player_id, kind);
create index mail_tokens_by_end on accounts.mail_tokens (expires_at);

-- Wishes for a mail, by whatever e-mail was typed: a name that nobody has is written down like any
-- other, and looked up later, so that the answer tells nothing by its time.
create table accounts.mail_wishes (
  kind text not null check (kind in ('confirmation', 'new_password', 'besieged')),
  email text not null,
  wished_at timestamptz not null,
  times integer not null,
  window_ends_at timestamptz not null,
  granted boolean not null default false,
  primary key (kind, email)
);
create index mail_wishes_open on accounts.mail_wishes (wished_at) where not granted;
create index mail_wishes_by_end on accounts.mail_wishes (window_ends_at);

-- The secret that a player's app shares with the house, sealed; it counts from enabled_at on. Codes
-- of last_step and before are used up.
create table accounts.second_steps (
  player_id bigint primary key references accounts.players,
  sealed_secret text not null,
  begun_at timestamptz not null,
  enabled_at timestamptz,
  last_step bigint not null default 0
);

create table accounts.recovery_codes (
  player_id bigint not null references accounts.second_steps on delete cascade,
  code_hash text not null,
  primary key (player_id, code_hash)
);
