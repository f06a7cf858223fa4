create schema mail;

-- A mail that is to be sent, or was. Who it goes to and what it says is sealed, and deleted once it is
-- over: it may hold the only copy of a token.
create table mail.mails (
  id uuid primary key,
  kind text not null,
  -- What it tells of; the same is told once.
  reference text not null,
  player_id bigint not null,
  sealed text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((sealed is not null) = (state = 'waiting')),
  unique (kind, reference)
);
create index mails_waiting on mail.mails (due_at) where state = 'waiting';
create index mails_by_end on mail.mails (ended_at) where state <> 'waiting';
