create schema staff;

create table staff.operators (
  id bigint generated always as identity primary key,
  email text not null unique,
  name text not null,
  role text not null,
  password_hash text not null,
  created_at timestamptz not null,
  -- An operator who left keeps the name in the audit trail and opens no session.
  disabled_at timestamptz
);

-- The token itself is never stored: a copy of this table opens no session.
create table staff.sessions (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  operator_id bigint not null references staff.operators,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null
);

-- Who did what. Each entry's hash covers the one before it, so that none can be changed or taken
-- out unseen.
create table staff.audit_entries (
  id bigint primary key,
  at timestamptz not null,
  operator_id bigint,
  operator text,
  action text not null,
  subject text not null,
  detail json not null,
  hash text not null
);
create index audit_entries_by_subject on staff.audit_entries (subject, id desc);

-- The end of the chain; whoever appends holds its one row.
create table staff.audit_head (
  one boolean primary key default true check (one),
  id bigint not null,
  hash text not null
);
insert into staff.audit_head (id, hash) values (0, repeat('0', 64));

create function staff.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only' using errcode = 'HL014';
end $$;
create trigger audit_entries_append_only before update or delete or truncate on staff.audit_entries
  for each statement execute function staff.refuse_change();
