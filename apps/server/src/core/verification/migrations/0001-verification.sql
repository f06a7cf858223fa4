create schema verification;

-- How each player's verification came to stand where it stands. The status itself is a fact of the
-- player (accounts.players), where every gate reads it.
create table verification.changes (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  before text not null,
  after text not null,
  actor text not null check (actor in ('player', 'provider', 'operator')),
  reasons text[] not null default '{}',
  at timestamptz not null
);
create index changes_by_player on verification.changes (player_id, id desc);

create function verification.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a change of a verification stays on record' using errcode = 'HL015';
end $$;
create trigger changes_stay before update or delete or truncate on verification.changes
  for each statement execute function verification.refuse_change();

-- Where players stand who are not verified from their first day on: what operators list.
create table verification.standings (
  player_id bigint primary key,
  status text not null,
  since timestamptz not null
);
create index standings_by_status on verification.standings (status, since, player_id);

-- A player's key, wrapped by the master key. Without it whatever it sealed cannot be read again; a
-- key that was destroyed is not made anew.
create table verification.player_keys (
  player_id bigint primary key,
  wrapped text,
  made_at timestamptz not null,
  destroyed_at timestamptz,
  constraint player_keys_are_destroyed_whole check ((wrapped is null) = (destroyed_at is not null))
);

-- Documents that were handed in; their sealed bytes lie in a file of the same id. The fingerprint
-- is made with the player's key: it tells the same file again, and nothing to anybody else.
create table verification.documents (
  id uuid primary key,
  player_id bigint not null,
  kind text not null check (kind in ('identity', 'address', 'source_of_wealth')),
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  fingerprint text not null,
  uploaded_at timestamptz not null,
  sent_at timestamptz,
  constraint documents_once unique (player_id, kind, fingerprint)
);
create index documents_by_player on verification.documents (player_id, uploaded_at, id);

-- What a player said of their money, sealed with the player's key.
create table verification.questionnaires (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  sealed text not null,
  answered_at timestamptz not null
);
create index questionnaires_by_player on verification.questionnaires (player_id, id desc);

-- A player as the provider of identity checks knows one: our reference says nothing of the player.
create table verification.applicants (
  player_id bigint primary key,
  provider text not null,
  reference uuid not null unique,
  applicant_id text unique,
  -- Of the latest report that counted: an earlier one changes nothing.
  told_at timestamptz
);

-- Checks that were asked for, until the provider has them.
create table verification.submissions (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  submitted_at timestamptz not null,
  send_after timestamptz not null,
  sendings integer not null default 0,
  sent_at timestamptz
);
create index submissions_open on verification.submissions (send_after) where sent_at is null;

-- Reports of the provider by the hash of their text: each counts once.
create table verification.reports (
  hash text primary key,
  player_id bigint not null,
  type text not null,
  told_at timestamptz not null,
  received_at timestamptz not null
);

-- Accounts that stand still without a word to their players.
create table verification.freezes (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'released')),
  cause text not null check (cause in ('provider', 'operator')),
  detail text not null,
  since timestamptz not null,
  decided_at timestamptz
);
create unique index freezes_one_in_force on verification.freezes (player_id) where state <> 'released';
create index freezes_by_age on verification.freezes (since, player_id) where state <> 'released';

-- Two different operators decide: the latest word of each counts.
create table verification.freeze_votes (
  freeze_id bigint not null references verification.freezes,
  operator_id bigint not null,
  operator text not null,
  decision text not null check (decision in ('release', 'confirm')),
  at timestamptz not null,
  primary key (freeze_id, operator_id)
);
