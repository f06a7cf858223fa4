create schema outbox;

-- The transaction id orders events by what later readers can rely on; the serial id only within it.
create table outbox.events (
  txid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  name text not null,
  player_id bigint not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- A reaction reads one kind of event on from its position.
  primary key (name, txid, id)
);

create table outbox.positions (
  reaction text primary key,
  txid xid8 not null,
  event_id bigint not null,
  attempts integer not null default 0,
  last_error text,
  moved_at timestamptz not null default now()
);

create table outbox.parked (
  reaction text not null,
  event_txid xid8 not null,
  event_id bigint not null,
  name text not null,
  player_id bigint not null,
  payload jsonb not null,
  error text not null,
  parked_at timestamptz not null default now(),
  primary key (reaction, event_txid, event_id)
);
