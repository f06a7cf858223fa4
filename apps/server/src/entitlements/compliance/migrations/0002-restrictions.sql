-- What is in force for a player, where every stake and every deposit looks: one row of a player who
-- is or was blocked. The record of each block stays in compliance.blocks.
create table compliance.restrictions (
  player_id bigint primary key,
  blocked_until timestamptz not null
);
insert into compliance.restrictions (player_id, blocked_until)
select player_id, max(ends_at) from compliance.blocks group by player_id;

create function compliance.refuse_shorter_block() returns trigger language plpgsql as $$
begin
  raise exception 'a block is never shortened' using errcode = 'HL015';
end $$;
create trigger restrictions_grow before update on compliance.restrictions
  for each row when (new.blocked_until < old.blocked_until)
  execute function compliance.refuse_shorter_block();
create trigger restrictions_stay before delete or truncate on compliance.restrictions
  for each statement execute function compliance.refuse_shorter_block();
