-- Roles are rows: an operator's permissions are those of the role. What code calls `manager` may do
-- everything, also what a later version adds, and has no rows of its own.
create table staff.roles (
  name text primary key,
  title text not null,
  built_in boolean not null default false
);
create table staff.role_permissions (
  role text not null references staff.roles on delete cascade,
  permission text not null,
  primary key (role, permission)
);
insert into staff.roles (name, title, built_in) values
  ('manager', 'Manager', true), ('cashier', 'Cashier', true), ('support', 'Support', true);
insert into staff.role_permissions (role, permission)
  select 'support', unnest(array['withdrawals.read', 'payments.read', 'players.read', 'players.block', 'support.answer'])
  union all
  select 'cashier', unnest(array['withdrawals.read', 'withdrawals.decide', 'payments.read', 'payments.refund', 'players.verify']);
alter table staff.operators add foreign key (role) references staff.roles;
create index operators_by_role on staff.operators (role);

-- Who was invited chooses a password by the invitation; until then there is none.
alter table staff.operators alter password_hash drop not null;
create table staff.invitations (
  token_hash text primary key,
  operator_id bigint not null references staff.operators,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index invitations_of_operator on staff.invitations (operator_id) where used_at is null;

-- Changes of staff that one operator proposes and another makes. What was proposed is what is made.
create table staff.changes (
  id uuid primary key,
  kind text not null,
  subject text not null,
  body json not null,
  body_hash text not null,
  reason text not null,
  state text not null check (state in ('proposed', 'made', 'dropped')),
  proposed_by_id bigint not null references staff.operators,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  changed_by_id bigint not null references staff.operators,
  changed_at timestamptz not null,
  seq bigint generated always as identity,
  constraint changes_by_two check (state <> 'made' or changed_by_id <> proposed_by_id)
);
create unique index changes_latest on staff.changes (seq desc);
create index sessions_of_operator on staff.sessions (operator_id, id desc);

-- The trail is asked by who did it and by what was done.
create index audit_entries_by_name on staff.audit_entries (operator, id desc);
create index audit_entries_by_action on staff.audit_entries (action, id desc);
