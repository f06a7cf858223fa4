create schema sign_in;

-- Tries at a password over a window, by a hash of whom they are at and where they come from.
create table sign_in.tries (
  key_hash text primary key,
  tries integer not null,
  window_ends_at timestamptz not null
);
create index tries_by_end on sign_in.tries (window_ends_at);

-- Answered captchas, until they could not be used any more anyway: each counts once.
create table sign_in.used_captchas (
  id text primary key,
  expires_at timestamptz not null
);
create index used_captchas_by_end on sign_in.used_captchas (expires_at);
