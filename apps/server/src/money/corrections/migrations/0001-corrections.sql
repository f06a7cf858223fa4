create schema corrections;

-- Cash that operators agree to give a player (above zero) or to take (below). What is proposed stands for
-- good; it is decided once.
create table corrections.corrections (
  id uuid primary key,
  player_id bigint not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  kind text not null check (kind in ('error', 'goodwill', 'chargeback')),
  reason text not null,
  -- The group of the transfers that make it: of the house's own making, as no operator may choose one.
  transfer_group uuid not null unique,
  state text not null check (state in ('open', 'made', 'dropped')),
  body_hash text not null,
  proposed_by_id bigint not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  -- Both null where the house dropped it, as its time had passed.
  decided_by_id bigint,
  decided_by text,
  decided_at timestamptz,
  drop_reason text,
  seq bigint generated always as identity,
  constraint corrections_decided check ((state = 'open') = (decided_at is null)),
  constraint corrections_by_two check (
    state <> 'made' or (decided_by_id is not null and decided_by_id <> proposed_by_id)),
  constraint corrections_dropped check (drop_reason is null or state = 'dropped')
);
create unique index corrections_latest on corrections.corrections (state, seq desc);
create index corrections_of_player on corrections.corrections (player_id, state, seq desc);
create index corrections_waiting on corrections.corrections (expires_at) where state = 'open';

create function corrections.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger corrections_stay before delete or truncate on corrections.corrections
  for each statement execute function corrections.refuse_change();
create trigger corrections_terms_stay before update on corrections.corrections
  for each row when (
    (old.id, old.player_id, old.currency, old.amount, old.kind, old.reason, old.transfer_group, old.body_hash,
     old.proposed_by_id, old.proposed_by, old.proposed_at, old.expires_at)
    is distinct from
    (new.id, new.player_id, new.currency, new.amount, new.kind, new.reason, new.transfer_group, new.body_hash,
     new.proposed_by_id, new.proposed_by, new.proposed_at, new.expires_at)
    or old.state <> 'open')
  execute function corrections.refuse_change();
