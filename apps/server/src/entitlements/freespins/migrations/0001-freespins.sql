create schema freespins;

-- Free spins of players, a row for all that were given at once. Amounts are in smallest units of the
-- currency. `won` is what its rounds have won: the house keeps it until the set is over.
create table freespins.sets (
  id uuid primary key,
  player_id bigint not null,
  currency text not null,
  game text not null,
  stake bigint not null check (stake > 0),
  total integer not null check (total > 0),
  used integer not null default 0 check (used between 0 and total),
  won bigint not null default 0 check (won >= 0),
  wagering integer not null check (wagering >= 0),
  max_win bigint check (max_win > 0),
  title text not null,
  group_key text not null,
  -- What brought it: a spin of the wheel, an exchange.
  source text not null,
  stage text not null default 'issued'
    check (stage in ('issued', 'activated', 'finished', 'lost', 'canceled', 'expired')),
  created_at timestamptz not null,
  activatable_until timestamptz not null,
  activated_at timestamptz,
  play_until timestamptz,
  ended_at timestamptz,
  version bigint not null default 1,
  seq bigint generated always as identity,
  constraint sets_ended check ((ended_at is not null)
    = (stage in ('finished', 'lost', 'canceled', 'expired'))),
  constraint sets_activated check ((activated_at is null) = (play_until is null)
    and (stage not in ('activated', 'finished', 'lost') or activated_at is not null)
    and (used = 0 or activated_at is not null)),
  constraint sets_played check (stage not in ('finished', 'lost') or used = total),
  constraint sets_won check (used > 0 or won = 0)
) with (fillfactor = 70);
-- A round is paid by the one set that is activated in its game.
create unique index sets_activated_once on freespins.sets (player_id, game) where stage = 'activated';
create index sets_of_player on freespins.sets (player_id, seq desc);
create index sets_to_activate on freespins.sets (activatable_until) where stage = 'issued';
create index sets_to_play on freespins.sets (play_until) where stage = 'activated';

-- The rounds that were played with them: each is a wager of the player.
create table freespins.rounds (
  player_id bigint not null,
  wager_id uuid not null,
  set_id uuid not null references freespins.sets,
  primary key (player_id, wager_id)
);
create index rounds_of_set on freespins.rounds (set_id);

create function freespins.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger sets_stay before delete or truncate on freespins.sets
  for each statement execute function freespins.refuse_change();
create trigger sets_go_forward before update on freespins.sets
  for each row when (old.ended_at is not null or new.used < old.used or new.won < old.won
    or (old.stage = 'activated' and new.stage = 'issued')
    or (old.id, old.player_id, old.currency, old.game, old.stake, old.total, old.wagering, old.max_win)
      is distinct from
      (new.id, new.player_id, new.currency, new.game, new.stake, new.total, new.wagering, new.max_win))
  execute function freespins.refuse_change();
create trigger rounds_stay before update or delete or truncate on freespins.rounds
  for each statement execute function freespins.refuse_change();
