create schema comps;

-- A reward of the shop. Its rules stand from the proposal on: only its state changes.
create table comps.cards (
  id uuid primary key,
  type text not null check (type in ('money', 'lootboxes', 'freespins', 'lotteries')),
  -- Names the card in an exchange; one that begins with "sale" is a discount.
  group_key text not null,
  title text not null,
  tag text check (tag in ('POPULAR', 'NEW', 'VIP')),
  image text,
  -- One rate a currency: money of one unit in smallest units (0 where the reward is none), and its price.
  currencies text[] not null check ('EUR' = any(currencies)),
  amounts bigint[] not null,
  prices bigint[] not null check (0 < all(prices)),
  wager integer not null check (wager >= 0),
  freespins_count integer check (freespins_count > 0),
  game text,
  -- Hundredths of a euro.
  freespins_stake bigint check (freespins_stake > 0),
  lottery_id uuid,
  lootbox_group text,
  -- Shown to players of these groups alone; to all where there is none.
  group_ids text[] not null,
  end_at timestamptz,
  state text not null check (state in ('proposed', 'published', 'ended')),
  body_hash text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  seq bigint generated always as identity,
  constraint cards_rates check (cardinality(currencies) = cardinality(amounts)
    and cardinality(currencies) = cardinality(prices)
    and (case when type = 'money' then 0 < all(amounts) else 0 = all(amounts) end)),
  constraint cards_parts check (
    (type = 'freespins') = (freespins_count is not null and game is not null and freespins_stake is not null)
    and (type = 'lotteries') = (lottery_id is not null)
    and (type = 'lootboxes') = (lootbox_group is not null))
);
-- An exchange names its card by these two.
create unique index cards_in_shop on comps.cards (type, group_key) where state = 'published';
create unique index cards_latest on comps.cards (seq);

-- Points of a player: movements make the first two. What does not make a whole point is kept in millionths
-- of a euro until the next round, for slots and for other games apart.
create table comps.balances (
  player_id bigint primary key,
  chargeable bigint not null default 0 check (chargeable >= 0),
  persistent bigint not null default 0 check (persistent >= chargeable),
  version bigint not null default 0,
  slots_rest bigint not null default 0 check (slots_rest >= 0),
  others_rest bigint not null default 0 check (others_rest >= 0)
) with (fillfactor = 70);

-- A movement of points with both its sides. Its id is that of the round, the exchange or the correction.
create table comps.movements (
  player_id bigint not null references comps.balances,
  kind text not null check (kind in ('award', 'exchange', 'correction')),
  id uuid not null,
  debit text not null,
  credit text not null,
  points bigint not null check (points > 0),
  at timestamptz not null,
  seq bigint generated always as identity,
  primary key (player_id, kind, id),
  constraint movements_sides check ((kind, debit, credit) in (
    ('award', 'house:awards', 'player'), ('exchange', 'player', 'house:exchanges'),
    ('correction', 'house:corrections', 'player'), ('correction', 'player', 'house:corrections')))
);
create index movements_latest on comps.movements (player_id, seq desc);

-- An exchange of a player: the answer that its id gets again.
create table comps.exchanges (
  player_id bigint not null,
  id uuid not null,
  card_id uuid not null references comps.cards,
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  -- Where the reward depends on a currency.
  currency text,
  body_hash text not null,
  points_after bigint not null check (points_after >= 0),
  at timestamptz not null,
  primary key (player_id, id)
);
create index exchanges_of_card on comps.exchanges (card_id);

-- What an exchange gave: the id is that of the thing itself. Each box is one; all else is one in whole.
create table comps.rewards (
  id uuid primary key,
  player_id bigint not null,
  exchange_id uuid not null,
  foreign key (player_id, exchange_id) references comps.exchanges
);
create index rewards_of_exchange on comps.rewards (player_id, exchange_id);

-- A correction that operators agree on. One that is made has moved its points.
create table comps.corrections (
  id uuid primary key,
  player_id bigint not null,
  points bigint not null check (points <> 0),
  reason text not null,
  state text not null check (state in ('proposed', 'made', 'dropped')),
  body_hash text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  seq bigint generated always as identity
);
create unique index corrections_latest on comps.corrections (seq);

create function comps.fold_movements() returns trigger language plpgsql as $$
declare
  touched bigint;
  folded bigint;
begin
  with moved as (
    select player_id, count(*) as movements,
      sum(case when credit = 'player' then points else -points end)::bigint as chargeable,
      coalesce(sum(points) filter (where credit = 'player'), 0)::bigint as persistent
    from inserted group by player_id
  ), updated as (
    update comps.balances b set chargeable = b.chargeable + m.chargeable,
      persistent = b.persistent + m.persistent, version = b.version + m.movements
    from moved m where b.player_id = m.player_id returning 1
  )
  select (select count(*) from moved), (select count(*) from updated) into touched, folded;
  if touched <> folded then
    raise exception 'a movement names a player without a balance' using errcode = '23503';
  end if;
  return null;
end $$;
create trigger movements_fold after insert on comps.movements
  referencing new table as inserted for each statement execute function comps.fold_movements();

create function comps.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger movements_stay before update or delete or truncate on comps.movements
  for each statement execute function comps.refuse_change();
create trigger exchanges_stay before update or delete or truncate on comps.exchanges
  for each statement execute function comps.refuse_change();
create trigger rewards_stay before update or delete or truncate on comps.rewards
  for each statement execute function comps.refuse_change();
create trigger balances_stay before delete or truncate on comps.balances
  for each statement execute function comps.refuse_change();
create trigger cards_stay before delete or truncate on comps.cards
  for each statement execute function comps.refuse_change();
create trigger corrections_stay before delete or truncate on comps.corrections
  for each statement execute function comps.refuse_change();
create trigger cards_rules_stay before update on comps.cards
  for each row when (
    (old.id, old.type, old.group_key, old.title, old.tag, old.image, old.currencies, old.amounts, old.prices,
     old.wager, old.freespins_count, old.game, old.freespins_stake, old.lottery_id, old.lootbox_group,
     old.group_ids, old.end_at, old.body_hash)
    is distinct from
    (new.id, new.type, new.group_key, new.title, new.tag, new.image, new.currencies, new.amounts, new.prices,
     new.wager, new.freespins_count, new.game, new.freespins_stake, new.lottery_id, new.lootbox_group,
     new.group_ids, new.end_at, new.body_hash)
    or old.state = 'ended')
  execute function comps.refuse_change();
create trigger corrections_rules_stay before update on comps.corrections
  for each row when (
    (old.id, old.player_id, old.points, old.reason, old.body_hash)
    is distinct from (new.id, new.player_id, new.points, new.reason, new.body_hash)
    or old.state <> 'proposed')
  execute function comps.refuse_change();

-- Points move with movements alone; what is left of a round is the one other change.
create function comps.refuse_balance_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'points change only by a movement' using errcode = 'HL011';
  end if;
  return null;
end $$;
create trigger balances_only_by_movement before update of chargeable, persistent, version on comps.balances
  for each statement execute function comps.refuse_balance_change();
create function comps.refuse_opening_balance() returns trigger language plpgsql as $$
begin
  if new.chargeable <> 0 or new.persistent <> 0 then
    raise exception 'a balance opens empty' using errcode = 'HL011';
  end if;
  return new;
end $$;
create trigger balances_open_empty before insert on comps.balances
  for each row execute function comps.refuse_opening_balance();
