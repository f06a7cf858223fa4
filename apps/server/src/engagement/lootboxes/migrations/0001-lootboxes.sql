create schema lootboxes;

-- A kind of loot box. Its rules stand from the proposal on: only its state changes.
create table lootboxes.kinds (
  id uuid primary key,
  -- Names the kind where a box is given.
  group_key text not null,
  title jsonb not null,
  -- Prizes as operators wrote them, by currency.
  items jsonb not null,
  days_valid integer not null check (days_valid > 0),
  -- For players of these groups alone; for all where there is none.
  group_ids text[] not null,
  state text not null check (state in ('proposed', 'published', 'ended')),
  body_hash text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  seq bigint generated always as identity
);
create unique index kinds_published on lootboxes.kinds (group_key) where state = 'published';
create unique index kinds_latest on lootboxes.kinds (seq);

-- A gift of boxes that operators agree on: to one player, or to all who are in a group. It goes from player
-- to player in the order of their ids.
create table lootboxes.gifts (
  id uuid primary key,
  kind_id uuid not null references lootboxes.kinds,
  player_id bigint,
  to_group text,
  reason text not null,
  state text not null check (state in ('proposed', 'giving', 'given', 'dropped')),
  -- The last player who was looked at, and how many got a box.
  reached bigint not null default 0,
  given integer not null default 0,
  body_hash text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  seq bigint generated always as identity,
  constraint gifts_to_whom check ((player_id is null) <> (to_group is null))
);
create unique index gifts_latest on lootboxes.gifts (seq);
create index gifts_giving on lootboxes.gifts (seq) where state = 'giving';

-- A box of a player. An open one keeps its prizes as they stood, in the player's currency; the number that
-- the seeds drew falls on one of them.
create table lootboxes.boxes (
  id uuid primary key,
  player_id bigint not null,
  kind_id uuid not null references lootboxes.kinds,
  stage text not null check (stage in ('issued', 'activated', 'expired')),
  -- Names the thing that brought it.
  source text not null,
  gift_id uuid references lootboxes.gifts,
  created_at timestamptz not null,
  valid_until timestamptz not null,
  activated_at timestamptz,
  prizes jsonb,
  number bigint check (number >= 0),
  index integer check (index >= 0),
  pair_id bigint,
  nonce bigint check (nonce >= 0),
  version bigint not null default 0,
  seq bigint generated always as identity,
  constraint boxes_opened check ((stage = 'activated') = (activated_at is not null and prizes is not null
    and number is not null and index is not null and pair_id is not null and nonce is not null)),
  constraint boxes_drawn_once unique (player_id, pair_id, nonce),
  constraint boxes_one_a_gift unique (gift_id, player_id)
);
create index boxes_latest on lootboxes.boxes (player_id, seq desc);
create index boxes_of_kind on lootboxes.boxes (kind_id);
create index boxes_due on lootboxes.boxes (valid_until) where stage = 'issued';

-- What an opened box gave: the id is that of the bonus or the free spins.
create table lootboxes.rewards (
  id uuid primary key,
  player_id bigint not null,
  box_id uuid not null references lootboxes.boxes,
  -- Place among the bonuses of the prize, from 0.
  position integer not null check (position >= 0),
  constraint rewards_once unique (box_id, position)
);
create index rewards_of_player on lootboxes.rewards (player_id);

create function lootboxes.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger rewards_stay before update or delete or truncate on lootboxes.rewards
  for each statement execute function lootboxes.refuse_change();
create trigger boxes_stay before delete or truncate on lootboxes.boxes
  for each statement execute function lootboxes.refuse_change();
create trigger kinds_stay before delete or truncate on lootboxes.kinds
  for each statement execute function lootboxes.refuse_change();
create trigger gifts_stay before delete or truncate on lootboxes.gifts
  for each statement execute function lootboxes.refuse_change();
create trigger boxes_end_once before update on lootboxes.boxes
  for each row when (
    (old.id, old.player_id, old.kind_id, old.source, old.gift_id, old.created_at, old.valid_until)
    is distinct from
    (new.id, new.player_id, new.kind_id, new.source, new.gift_id, new.created_at, new.valid_until)
    or old.stage <> 'issued')
  execute function lootboxes.refuse_change();
create trigger kinds_rules_stay before update on lootboxes.kinds
  for each row when (
    (old.id, old.group_key, old.title, old.items, old.days_valid, old.group_ids, old.body_hash)
    is distinct from
    (new.id, new.group_key, new.title, new.items, new.days_valid, new.group_ids, new.body_hash)
    or old.state = 'ended')
  execute function lootboxes.refuse_change();
create trigger gifts_rules_stay before update on lootboxes.gifts
  for each row when (
    (old.id, old.kind_id, old.player_id, old.to_group, old.reason, old.body_hash)
    is distinct from (new.id, new.kind_id, new.player_id, new.to_group, new.reason, new.body_hash)
    or old.state in ('given', 'dropped'))
  execute function lootboxes.refuse_change();
