create schema passkeys;

-- A credential of WebAuthn: the public half of a key that an authenticator keeps. It works at the
-- name of the site where it was made.
create table passkeys.credentials (
  id text primary key,
  player_id bigint not null,
  rp_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index credentials_by_player on passkeys.credentials (player_id, created_at);

-- What an authenticator is to sign, once: bound to a session that adds a passkey, or to a browser
-- that signs in.
create table passkeys.challenges (
  bound_to text primary key,
  challenge text not null,
  expires_at timestamptz not null
);
create index challenges_by_end on passkeys.challenges (expires_at);
