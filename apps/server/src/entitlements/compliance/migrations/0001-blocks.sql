create schema compliance;

-- From when until when a player must neither stake nor deposit, and why. What is in force stands
-- on the wallet's accounts; this is the record.
create table compliance.blocks (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  operator text,
  constraint blocks_have_length check (ends_at > starts_at)
);
create index blocks_by_player on compliance.blocks (player_id, id desc);

create function compliance.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a block is never taken back' using errcode = 'HL015';
end $$;
create trigger blocks_stay before update or delete or truncate on compliance.blocks
  for each statement execute function compliance.refuse_change();
