create schema sms;

-- A text that is to be sent, or was. Where it goes and what it says is sealed, and deleted once it is over.
create table sms.texts (
  id uuid primary key,
  reference text not null unique,
  player_id bigint not null,
  sealed text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  due_at timestamptz not null,
  -- Later it is of no use.
  useful_until timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((sealed is not null) = (state = 'waiting'))
);
create index texts_waiting on sms.texts (due_at) where state = 'waiting';
create index texts_by_end on sms.texts (ended_at) where state <> 'waiting';
