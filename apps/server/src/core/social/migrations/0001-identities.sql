create schema social;

-- Who signs in with a provider, by what the provider calls them: an e-mail names nobody here.
create table social.identities (
  provider text not null,
  subject text not null,
  player_id bigint not null,
  connected_at timestamptz not null,
  primary key (provider, subject),
  unique (player_id, provider)
);

-- A sign-in on its way to a provider and back: used once, by the browser that began it. With a
-- player it connects the provider, in that player's session.
create table social.flows (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  player_id bigint,
  session_id bigint,
  sealed text not null,
  expires_at timestamptz not null
);
create index flows_by_end on social.flows (expires_at);

-- What a provider has proven to a browser, until something follows from it.
create table social.proofs (
  browser_hash text primary key,
  provider text not null,
  subject text not null,
  sealed text not null,
  proven_at timestamptz not null,
  expires_at timestamptz not null
);
create index proofs_by_end on social.proofs (expires_at);
