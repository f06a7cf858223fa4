create schema cashbox;

-- A deposit from its creation on. `reference` is our name for it towards the provider: made here,
-- so that an id a browser made twice cannot reach another player's payment.
create table cashbox.payments (
  player_id bigint not null,
  id uuid not null,
  seq bigint generated always as identity,
  reference uuid not null unique,
  body_hash text not null,
  action text not null check (action in ('deposit')),
  method text not null,
  provider text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('pending', 'processing', 'succeeded', 'declined', 'canceled')),
  provider_reference text,
  redirect_url text,
  -- Paid although it was canceled or declined before: credited, and for an operator to look at.
  late boolean not null default false,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (player_id, id)
);
create unique index payments_by_player on cashbox.payments (player_id, seq);

-- What providers reported, each report once.
create table cashbox.webhooks (
  provider text not null,
  webhook_id text not null,
  reference uuid not null,
  status text not null,
  received_at timestamptz not null,
  primary key (provider, webhook_id)
);

-- Reports that did not prove themselves.
create table cashbox.refused_webhooks (
  id bigint generated always as identity primary key,
  provider text not null,
  reason text not null,
  received_at timestamptz not null
);
