create schema lotteries;

-- A lottery. Its rules stand from the proposal on: only its state, its tickets and its salt change. From the
-- publication on it has a place in a chain of seeds; the seed itself is written when it has decided the draw.
create table lotteries.lotteries (
  id uuid primary key,
  identifier text not null unique,
  title text not null,
  image text,
  -- Open to players of these groups alone; to all where there is none.
  group_ids text[] not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  currency text not null,
  -- Hundredths of a euro for one ticket.
  ticket_price bigint not null check (ticket_price > 0),
  -- Each is drawn apart, the biggest first.
  prizes bigint[] not null check (cardinality(prizes) > 0),
  -- Slugs; all games where there is none.
  games text[] not null,
  state text not null check (state in ('proposed', 'published', 'finished', 'cancelled')),
  body_hash text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  chain_id uuid,
  link integer check (link > 0),
  -- Numbers given so far: from 1 to this one.
  tickets bigint not null default 0 check (tickets >= 0),
  -- The id, hashed on with every grant.
  salt text not null,
  seed text,
  drawn_at timestamptz,
  seq bigint generated always as identity,
  constraint lotteries_linked check ((chain_id is null) = (link is null)
    and (chain_id is not null or state in ('proposed', 'cancelled'))),
  constraint lotteries_drawn check ((seed is not null) = (state = 'finished')
    and (drawn_at is not null) = (state = 'finished'))
) with (fillfactor = 60);
create index lotteries_open on lotteries.lotteries (end_at) where state = 'published';
create index lotteries_over on lotteries.lotteries (end_at desc)
  where state in ('finished', 'cancelled') and chain_id is not null;
create unique index lotteries_latest on lotteries.lotteries (seq);

-- What a player has staked towards tickets, in hundredths of a euro: what does not make a whole ticket waits
-- for the next round.
create table lotteries.entries (
  lottery_id uuid not null references lotteries.lotteries,
  player_id bigint not null,
  stake bigint not null default 0 check (stake >= 0),
  tickets bigint not null default 0 check (tickets >= 0),
  primary key (lottery_id, player_id)
) with (fillfactor = 70);
create index entries_of_player on lotteries.entries (player_id);

-- Tickets that one round gave: `count` numbers from the first one on.
create table lotteries.grants (
  lottery_id uuid not null references lotteries.lotteries,
  first_number bigint not null check (first_number > 0),
  count bigint not null check (count > 0),
  player_id bigint not null,
  wager_id uuid not null,
  at timestamptz not null,
  primary key (lottery_id, first_number)
);
create unique index grants_once on lotteries.grants (lottery_id, player_id, wager_id);
create index grants_of_player on lotteries.grants (player_id, lottery_id, first_number desc);

-- Every number that was drawn, in order.
create table lotteries.draws (
  lottery_id uuid not null references lotteries.lotteries,
  position integer not null check (position > 0),
  number bigint not null check (number > 0),
  passed_over boolean not null,
  primary key (lottery_id, position)
);

-- Tickets that won. `paid` is 0, without a currency, where the prize was worth less than a smallest unit or
-- its winner had no account any more.
create table lotteries.winners (
  id uuid primary key,
  lottery_id uuid not null references lotteries.lotteries,
  -- From 1: the place in the list of prizes.
  prize integer not null check (prize > 0),
  number bigint not null check (number > 0),
  player_id bigint not null,
  amount bigint not null check (amount > 0),
  paid bigint not null check (paid >= 0),
  currency text,
  eur_cents bigint not null check (eur_cents >= 0),
  at timestamptz not null,
  unique (lottery_id, prize),
  unique (lottery_id, number),
  constraint winners_paid check ((currency is null) = (paid = 0))
);
create index winners_of_player on lotteries.winners (player_id, at desc);

create function lotteries.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger grants_stay before update or delete or truncate on lotteries.grants
  for each statement execute function lotteries.refuse_change();
create trigger draws_stay before update or delete or truncate on lotteries.draws
  for each statement execute function lotteries.refuse_change();
create trigger winners_stay before update or delete or truncate on lotteries.winners
  for each statement execute function lotteries.refuse_change();
create trigger lotteries_stay before delete or truncate on lotteries.lotteries
  for each statement execute function lotteries.refuse_change();
create trigger lotteries_rules_stay before update on lotteries.lotteries
  for each row when (
    (old.id, old.identifier, old.title, old.image, old.group_ids, old.start_at, old.end_at, old.currency,
     old.ticket_price, old.prizes, old.games, old.body_hash)
    is distinct from
    (new.id, new.identifier, new.title, new.image, new.group_ids, new.start_at, new.end_at, new.currency,
     new.ticket_price, new.prizes, new.games, new.body_hash)
    or (old.chain_id is not null and (old.chain_id, old.link) is distinct from (new.chain_id, new.link))
    or old.tickets > new.tickets or old.state in ('finished', 'cancelled'))
  execute function lotteries.refuse_change();
