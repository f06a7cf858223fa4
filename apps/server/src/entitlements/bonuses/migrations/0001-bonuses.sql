create schema bonuses;

-- What the house offers. Its terms stand from the proposal on: only its state changes. Amounts are
-- hundredths of a euro.
create table bonuses.offers (
  id uuid primary key,
  trigger text not null check (trigger in ('deposit', 'coupon', 'registration')),
  code text not null,
  title text not null,
  group_key text not null,
  listed boolean not null,
  percent integer check (percent > 0),
  amount bigint not null check (amount > 0),
  min_deposit bigint not null check (min_deposit >= 0),
  wagering integer not null check (wagering >= 0),
  max_win bigint check (max_win > 0),
  max_stake bigint not null check (max_stake > 0),
  slots_percent integer not null check (slots_percent between 0 and 100),
  other_percent integer not null check (other_percent between 0 and 100),
  days_to_activate integer not null check (days_to_activate > 0),
  days_to_wager integer not null check (days_to_wager > 0),
  group_ids text[] not null,
  end_at timestamptz not null,
  state text not null check (state in ('proposed', 'published', 'ended')),
  body_hash text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  seq bigint generated always as identity,
  constraint offers_percent check ((percent is not null) = (trigger = 'deposit'))
);
-- Codes are written in any case.
create unique index offers_by_code on bonuses.offers (lower(code));
create unique index offers_latest on bonuses.offers (seq);

-- Bonuses of players. Amounts are in smallest units of the currency, `max_stake` in hundredths of a euro.
create table bonuses.bonuses (
  id uuid primary key,
  offer_id uuid not null references bonuses.offers,
  player_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  requirement bigint not null check (requirement >= 0),
  wagered bigint not null default 0 check (wagered >= 0),
  max_win bigint check (max_win > 0),
  stage text not null check (stage in ('issued', 'wait', 'handle_bets', 'wager_done', 'finished',
    'lost', 'canceled', 'expired')),
  -- What brought it: a payment, or a code.
  source text not null,
  created_at timestamptz not null,
  activatable_until timestamptz not null,
  activated_at timestamptz,
  wager_until timestamptz,
  ended_at timestamptz,
  converted bigint check (converted >= 0),
  erased boolean not null default false,
  version bigint not null default 1,
  seq bigint generated always as identity,
  -- An offer is for once.
  constraint bonuses_once unique (player_id, offer_id),
  constraint bonuses_ended check ((ended_at is not null)
    = (stage in ('finished', 'lost', 'canceled', 'expired'))),
  constraint bonuses_converted check ((converted is not null) = (stage = 'finished'))
) with (fillfactor = 70);
-- The one that is wagered: a player has one at a time.
create unique index bonuses_wagered on bonuses.bonuses (player_id)
  where stage in ('handle_bets', 'wager_done');
create index bonuses_of_player on bonuses.bonuses (player_id, seq desc);
create index bonuses_waiting on bonuses.bonuses (player_id, seq) where stage = 'wait';
create index bonuses_to_activate on bonuses.bonuses (activatable_until) where stage = 'issued';
create index bonuses_to_wager on bonuses.bonuses (wager_until)
  where stage in ('handle_bets', 'wager_done');
create index bonuses_of_offer on bonuses.bonuses (offer_id);

create function bonuses.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger offers_stay before delete or truncate on bonuses.offers
  for each statement execute function bonuses.refuse_change();
create trigger offers_terms_stay before update on bonuses.offers
  for each row when (
    to_jsonb(old) - '{state,changed_by,changed_at}'::text[]
    is distinct from to_jsonb(new) - '{state,changed_by,changed_at}'::text[]
    or old.state = 'ended')
  execute function bonuses.refuse_change();
create trigger bonuses_stay before delete or truncate on bonuses.bonuses
  for each statement execute function bonuses.refuse_change();
create trigger bonuses_end_stays before update on bonuses.bonuses
  for each row when (old.stage in ('finished', 'lost', 'canceled', 'expired')
    or (old.id, old.offer_id, old.player_id, old.currency, old.amount, old.requirement)
      is distinct from (new.id, new.offer_id, new.player_id, new.currency, new.amount, new.requirement)
    or new.wagered < old.wagered)
  execute function bonuses.refuse_change();
