create schema gifts;

-- What operators give by hand, to one player or to all who are in a group. It goes from player to player in
-- the order of their ids. The amount is in hundredths of a euro.
create table gifts.grants (
  id uuid primary key,
  type text not null check (type in ('cash', 'giftspin', 'xp', 'bonus')),
  title text not null,
  group_key text not null,
  amount bigint check (amount > 0),
  points integer check (points > 0),
  wagering integer not null check (wagering >= 0),
  days integer not null check (days > 0),
  player_id bigint,
  to_group text,
  reason text not null,
  state text not null check (state in ('proposed', 'giving', 'given', 'dropped')),
  -- The last player who was looked at, and how many got it.
  reached bigint not null default 0,
  given integer not null default 0,
  body_hash text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  seq bigint generated always as identity,
  constraint grants_to_whom check ((player_id is null) <> (to_group is null)),
  constraint grants_parts check ((amount is not null) = (type in ('cash', 'bonus'))
    and (points is not null) = (type = 'xp'))
);
create unique index grants_latest on gifts.grants (seq);
create index grants_giving on gifts.grants (seq) where state = 'giving';

-- Gifts of players that are taken as a whole. The amount is in smallest units of the currency.
create table gifts.gifts (
  id uuid primary key,
  player_id bigint not null,
  type text not null check (type in ('cash', 'cashback', 'giftspin', 'xp')),
  currency text,
  amount bigint not null check (amount >= 0),
  points integer check (points > 0),
  -- It becomes bonus money that is staked so many times; 0 for cash.
  wagering integer not null check (wagering >= 0),
  title text not null,
  group_key text not null,
  -- Names the thing that brought it.
  source text not null,
  stage text not null check (stage in ('issued', 'activated', 'finished', 'canceled', 'expired')),
  created_at timestamptz not null,
  activatable_until timestamptz not null,
  activated_at timestamptz,
  -- A turn can be used until then.
  use_until timestamptz,
  ended_at timestamptz,
  -- The bonus that it became.
  bonus_id uuid,
  version bigint not null default 1,
  seq bigint generated always as identity,
  constraint gifts_money check ((currency is not null and amount > 0) = (type in ('cash', 'cashback'))),
  constraint gifts_points check ((points is not null) = (type = 'xp')),
  constraint gifts_wagered check (wagering = 0 or type = 'cashback'),
  constraint gifts_ended check ((ended_at is not null) = (stage in ('finished', 'canceled', 'expired'))),
  constraint gifts_taken check ((activated_at is not null) or stage in ('issued', 'canceled', 'expired')),
  constraint gifts_turns check ((use_until is not null) = (type = 'giftspin' and activated_at is not null)),
  constraint gifts_bonus check ((bonus_id is not null) = (stage = 'finished' and wagering > 0))
) with (fillfactor = 80);
create index gifts_of_player on gifts.gifts (player_id, seq desc);
create index gifts_to_take on gifts.gifts (activatable_until) where stage = 'issued';
create index gifts_to_use on gifts.gifts (use_until) where stage = 'activated';

create function gifts.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger gifts_stay before delete or truncate on gifts.gifts
  for each statement execute function gifts.refuse_change();
create trigger grants_stay before delete or truncate on gifts.grants
  for each statement execute function gifts.refuse_change();
create trigger gifts_end_stays before update on gifts.gifts
  for each row when (old.stage in ('finished', 'canceled', 'expired')
    or (old.id, old.player_id, old.type, old.currency, old.amount, old.points, old.wagering, old.source,
        old.created_at, old.activatable_until)
      is distinct from (new.id, new.player_id, new.type, new.currency, new.amount, new.points, new.wagering,
        new.source, new.created_at, new.activatable_until)
    or (old.stage = 'activated' and new.stage not in ('finished', 'expired')))
  execute function gifts.refuse_change();
create trigger grants_terms_stay before update on gifts.grants
  for each row when (old.state in ('given', 'dropped')
    or (old.id, old.type, old.title, old.group_key, old.amount, old.points, old.wagering, old.days,
        old.player_id, old.to_group, old.reason, old.body_hash)
      is distinct from (new.id, new.type, new.title, new.group_key, new.amount, new.points, new.wagering,
        new.days, new.player_id, new.to_group, new.reason, new.body_hash))
  execute function gifts.refuse_change();
