-- A case is closed by an operator who looked at it, once, with what they found.
alter table cashbox.cases
  add column closed_by_id bigint,
  add column closed_by text,
  add column closed_at timestamptz,
  add column close_reason text,
  add constraint cases_closed check (
    num_nulls(closed_by_id, closed_by, closed_at, close_reason) in (0, 4));
-- The list of what is open does not read what was closed over the years.
create index cases_open on cashbox.cases (id) where closed_at is null;
-- Reports that do not prove themselves are one case until it is closed.
create index cases_of_signatures on cashbox.cases (provider, detail)
  where kind = 'bad_signature' and closed_at is null;
