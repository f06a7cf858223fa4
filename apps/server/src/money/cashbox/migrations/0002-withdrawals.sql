-- Withdrawals beside deposits, and what both need: value, profile, instructions, reason.
alter table cashbox.payments drop constraint payments_action_check;
alter table cashbox.payments add constraint payments_action_check check (action in ('deposit', 'cashout'));
alter table cashbox.payments drop constraint payments_state_check;
alter table cashbox.payments add constraint payments_state_check check (state in
  ('pending', 'processing', 'reserved', 'succeeded', 'declined', 'rejected', 'recalled', 'canceled'));

alter table cashbox.payments
  add column licence text not null default 'CW',
  -- The value in EUR cents by the rates of its creation: what limits across currencies count.
  add column eur_cents bigint not null default 0,
  add column profile_id uuid,
  add column save_profile boolean not null default false,
  add column destination json,
  add column account_label text,
  add column instructions json,
  add column reason text,
  -- Where the provider reports: this site's address as the player called it.
  add column report_url text,
  add column approvals_needed smallint not null default 0,
  -- How much of a withdrawal goes back to where it came from; restored when it does not go.
  add column source_part bigint not null default 0,
  -- When the provider was last asked to pay out, or how the payment stands.
  add column asked_at timestamptz;
create index payments_by_state on cashbox.payments (action, state, seq);
create index payments_linked on cashbox.payments (player_id, action, created_at);

-- Cards, accounts and addresses used before. The token means something to the provider alone.
create table cashbox.profiles (
  player_id bigint not null,
  id uuid not null,
  method text not null,
  provider text not null,
  currency text not null,
  -- Of the token or destination, so that the same one is kept once.
  fingerprint text not null,
  label text not null,
  token text,
  destination json,
  one_click boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  removed_at timestamptz,
  primary key (player_id, id),
  constraint profiles_once unique (player_id, method, currency, fingerprint),
  constraint profiles_lead_somewhere check ((token is null) <> (destination is null))
);

-- What came in by a method and has not gone back there.
create table cashbox.sources (
  player_id bigint not null,
  method text not null,
  currency text not null,
  outstanding bigint not null check (outstanding >= 0),
  primary key (player_id, method, currency)
);
insert into cashbox.sources (player_id, method, currency, outstanding)
  select player_id, method, currency, sum(amount) from cashbox.payments
  where state = 'succeeded' group by player_id, method, currency;

-- Who agreed to a withdrawal; one operator agrees once.
create table cashbox.approvals (
  reference uuid not null,
  operator_id bigint not null,
  operator text not null,
  at timestamptz not null,
  primary key (reference, operator_id)
);

-- What a person must look at. Takes the place of the refused webhooks.
create table cashbox.cases (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('late_success', 'amount_mismatch', 'unknown_payment', 'bad_signature')),
  provider text not null,
  reference text,
  detail text not null,
  at timestamptz not null
);
create index cases_by_kind on cashbox.cases (kind, at);
create index cases_by_reference on cashbox.cases (reference);
insert into cashbox.cases (kind, provider, detail, at)
  select 'bad_signature', provider, reason, received_at from cashbox.refused_webhooks order by id;
drop table cashbox.refused_webhooks;

-- From here on whoever writes a payment says these.
alter table cashbox.payments alter column licence drop default, alter column eur_cents drop default;
