-- A player whom an operator wants to be verified without documents that wait for a word. Another operator
-- agrees or declines; what is proposed stands for good and is decided once.
create table verification.overrides (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- The latest change of the player's verification when it was proposed; 0 before the first.
  based_on bigint not null,
  last_day date,
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'made', 'dropped')),
  proposed_by_id bigint not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null where the house dropped it: its time had passed, or the verification had changed.
  decided_by_id bigint,
  decided_at timestamptz,
  constraint overrides_decided check ((state = 'proposed') = (decided_at is null)),
  constraint overrides_by_two check (
    state <> 'made' or (decided_by_id is not null and decided_by_id <> proposed_by_id))
);
create unique index overrides_one_open on verification.overrides (player_id) where state = 'proposed';
create index overrides_of_player on verification.overrides (player_id, id desc);
create index overrides_waiting on verification.overrides (id) where state = 'proposed';

create trigger overrides_stay before delete or truncate on verification.overrides
  for each statement execute function verification.refuse_change();
create trigger overrides_terms_stay before update on verification.overrides
  for each row when (
    (old.id, old.player_id, old.based_on, old.last_day, old.reason, old.proposed_by_id, old.proposed_by,
     old.proposed_at, old.expires_at)
    is distinct from
    (new.id, new.player_id, new.based_on, new.last_day, new.reason, new.proposed_by_id, new.proposed_by,
     new.proposed_at, new.expires_at)
    or old.state <> 'proposed')
  execute function verification.refuse_change();
