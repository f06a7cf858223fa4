-- What software the house has run: a row for each time that another one took over.
create schema software;
create table software.releases (
  id bigint generated always as identity primary key,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of each file by its path.
  files jsonb not null,
  file_count int not null,
  -- Paths that differ from the release before; null for the first one.
  changed text[],
  first_run_at timestamptz not null,
  checked_at timestamptz not null,
  -- What a process found lately that had changed while it ran.
  tampered_at timestamptz,
  tampered_digest text,
  tampered text[]
);
