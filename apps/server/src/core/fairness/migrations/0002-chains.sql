-- A hash chain: its last value is sealed, and every value is SHA-256 of the next one. They are used in
-- order, each told when what it decided is over, so that the first hash commits to all of them.
create table fairness.chains (
  id uuid primary key,
  length integer not null check (length > 0),
  sealed_root text not null,
  first_hash text not null check (first_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);
create trigger chains_stay before update or delete or truncate on fairness.chains
  for each statement execute function fairness.refuse_change();
