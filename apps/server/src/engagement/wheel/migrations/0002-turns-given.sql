-- Turns that were given to a player beside the one of each day. The id is that of the gift.
create table wheel.turns (
  id uuid primary key,
  player_id bigint not null,
  source text not null,
  created_at timestamptz not null,
  until timestamptz not null,
  -- The turn that it became.
  spin_id uuid,
  constraint turns_used foreign key (player_id, spin_id) references wheel.spins (player_id, id)
);
create index turns_free on wheel.turns (player_id, until) where spin_id is null;

alter table wheel.spins add column given boolean not null default false;
alter table wheel.spins drop constraint spins_once_a_day;
create unique index spins_once_a_day on wheel.spins (player_id, day) where not given;
create unique index turns_of_spin on wheel.turns (player_id, spin_id) where spin_id is not null;

create trigger turns_stay before delete or truncate on wheel.turns
  for each statement execute function wheel.refuse_change();
create trigger turns_are_used_once before update on wheel.turns
  for each row when (old.spin_id is not null
    or (old.id, old.player_id, old.source, old.created_at, old.until)
      is distinct from (new.id, new.player_id, new.source, new.created_at, new.until))
  execute function wheel.refuse_change();
