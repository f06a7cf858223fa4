create schema accounts;

create table accounts.players (
  id bigint generated always as identity (start with 1001) primary key,
  email text not null,
  password_hash text not null,
  nickname text,
  first_name text,
  last_name text,
  date_of_birth date,
  gender text,
  country text,
  state text,
  city text,
  address text,
  postal_code text,
  mobile_phone text,
  receive_promos boolean not null default false,
  receive_sms_promos boolean not null default false,
  currency text not null,
  language text not null,
  license_name text not null,
  profession text,
  can_issue_bonuses boolean not null default true,
  deposit_bonus_code text,
  terms_accepted_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  constraint players_email_taken unique (email)
);

create table accounts.player_groups (
  player_id bigint not null references accounts.players,
  group_id text not null,
  added_at timestamptz not null default now(),
  primary key (player_id, group_id)
);

-- The token itself is never stored: a copy of this table opens no session.
create table accounts.sessions (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  player_id bigint not null references accounts.players,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null,
  user_agent text not null
);
create index sessions_by_player on accounts.sessions (player_id, id desc);

-- Failed sign-ins by a hash of whom or of whom and from where, over a window.
create table accounts.sign_in_failures (
  key_hash text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);
