-- What an operator chose of a guarded setting. What is proposed stands for good; it is decided once, by
-- another operator unless it only stops something.
create table configuration.setting_proposals (
  id uuid primary key,
  name text not null,
  value json not null,
  -- The version that it was made from; 0 for the product's default.
  based_on bigint not null,
  body_hash text not null,
  reason text not null,
  only_stops boolean not null,
  state text not null check (state in ('proposed', 'made', 'dropped')),
  proposed_by_id bigint not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by_id bigint,
  decided_by text,
  decided_at timestamptz,
  drop_reason text,
  -- The version that it became.
  version bigint,
  seq bigint generated always as identity,
  constraint setting_proposals_decided check ((state = 'proposed') = (decided_at is null)),
  constraint setting_proposals_by_two check (
    state <> 'made' or only_stops or decided_by_id <> proposed_by_id),
  constraint setting_proposals_made check ((state = 'made') = (version is not null))
);
create unique index setting_proposals_latest on configuration.setting_proposals (seq desc);
create index setting_proposals_of_name on configuration.setting_proposals (name, seq desc);
create index setting_proposals_waiting on configuration.setting_proposals (seq desc)
  where state = 'proposed';

create function configuration.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger setting_proposals_stay before delete or truncate on configuration.setting_proposals
  for each statement execute function configuration.refuse_change();
create trigger setting_proposals_terms_stay before update on configuration.setting_proposals
  for each row when (
    (old.id, old.name, old.value::text, old.based_on, old.body_hash, old.reason, old.only_stops,
     old.proposed_by_id, old.proposed_by, old.proposed_at, old.expires_at)
    is distinct from
    (new.id, new.name, new.value::text, new.based_on, new.body_hash, new.reason, new.only_stops,
     new.proposed_by_id, new.proposed_by, new.proposed_at, new.expires_at)
    or old.state <> 'proposed')
  execute function configuration.refuse_change();
