-- Marks by which one person is told from another: keyed hashes, so that a copy of this table says
-- nothing of anybody. Of the certain ones each is one player's.
create table accounts.identity_marks (
  player_id bigint not null references accounts.players,
  kind text not null
    check (kind in ('email', 'confirmed_phone', 'personal_id', 'phone', 'name_birth', 'device')),
  mark text not null,
  primary key (player_id, kind, mark)
);
create unique index identity_marks_certain on accounts.identity_marks (kind, mark)
  where kind in ('email', 'confirmed_phone', 'personal_id');
create index identity_marks_by_mark on accounts.identity_marks (kind, mark);

-- Players from before there were marks get theirs at the next start.
alter table accounts.players add column identified boolean not null default false;
alter table accounts.players alter column identified set default true;
create index players_unidentified on accounts.players (id) where not identified;

-- Two accounts that are likely one person's, for an operator to look at.
create table accounts.risk_cases (
  id bigint generated always as identity primary key,
  player_id bigint not null references accounts.players,
  other_id bigint not null references accounts.players,
  kind text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (player_id, other_id, kind)
);
create index risk_cases_open on accounts.risk_cases (id desc) where closed_at is null;
create index risk_cases_by_other on accounts.risk_cases (other_id);

-- Facts of a browser after a registration or a login, for the check against fraud.
create table accounts.entry_checks (
  id bigint generated always as identity primary key,
  player_id bigint not null references accounts.players,
  event text not null check (event in ('registration', 'login')),
  ip text not null,
  country text,
  time_zone text,
  has_device boolean not null,
  at timestamptz not null
);
create index entry_checks_by_player on accounts.entry_checks (player_id, id desc);
create index entry_checks_by_time on accounts.entry_checks (at);
