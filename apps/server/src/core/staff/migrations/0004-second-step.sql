-- An operator's second step: on since `enabled_at`, in its setup before. The secret is sealed; of the
-- recovery codes there are hashes alone. `last_step` is the time step of the code that was used last.
create table staff.second_steps (
  operator_id bigint primary key references staff.operators,
  sealed_secret text not null,
  begun_at timestamptz not null,
  enabled_at timestamptz,
  last_step bigint not null default 0
);
create table staff.recovery_codes (
  operator_id bigint not null references staff.second_steps on delete cascade,
  code_hash text not null,
  primary key (operator_id, code_hash)
);

-- A session that nobody uses ends. Those that are open now count as used at this moment.
alter table staff.sessions add column last_seen_at timestamptz not null default now();
alter table staff.sessions alter column last_seen_at drop default;
