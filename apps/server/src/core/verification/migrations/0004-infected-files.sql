-- Files in which the scanner found something. Nothing of them is kept; an operator looks at each once.
create table verification.infected_files (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null,
  -- Made with the player's key: the same file again opens no second case.
  fingerprint text not null,
  virus text not null,
  size_bytes integer not null,
  found_at timestamptz not null,
  closed_at timestamptz
);
create unique index infected_files_once on verification.infected_files (player_id, fingerprint)
  where closed_at is null;
create index infected_files_open on verification.infected_files (id) where closed_at is null;
