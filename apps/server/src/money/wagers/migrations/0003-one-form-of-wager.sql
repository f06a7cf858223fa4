-- One form for all that is staked on: rounds of our games, tickets, what outside studios offer.
-- What was played is its owner's: `record` is opaque here. What an instant round never has (a part
-- still open, a cash-out, a stake of the house) is null and costs nothing.
create table wagers.wagers (
  player_id bigint not null,
  id uuid not null,
  seq bigint generated always as identity,
  body_hash text not null,
  owner text not null,
  subject text not null,
  licence text not null,
  currency text not null,
  status text not null check (status in ('open', 'settled', 'voided')),
  stake_cash bigint not null,
  stake_bonus bigint not null,
  paid_cash bigint not null,
  paid_bonus bigint not null,
  session_id bigint,
  country text,
  record text not null,
  cash_after bigint not null,
  bonus_after bigint not null,
  version_after bigint not null,
  placed_at timestamptz not null,
  stake_house bigint,
  open_cash bigint,
  open_bonus bigint,
  open_house bigint,
  cashed_out_cash bigint,
  cashed_out_bonus bigint,
  cashed_out_house bigint,
  cashed_out_paid_cash bigint,
  cashed_out_paid_bonus bigint,
  wins_to text,
  primary key (player_id, id),
  -- The mark of a wager that was voided before it came has no stake.
  constraint wagers_not_negative check (
    stake_cash >= 0 and stake_bonus >= 0 and paid_cash >= 0 and paid_bonus >= 0),
  constraint wagers_staked check (stake_cash + stake_bonus > 0 or stake_house > 0 or status = 'voided'),
  constraint wagers_parts check (wins_to is null or (
    wins_to in ('cash', 'bonus')
    and least(stake_house, open_cash, open_bonus, open_house, cashed_out_cash, cashed_out_bonus,
      cashed_out_house, cashed_out_paid_cash, cashed_out_paid_bonus) >= 0))
);
-- A player's history, latest last.
create index wagers_by_player on wagers.wagers (player_id, seq);
create index wagers_open on wagers.wagers (placed_at) where status = 'open';

-- Every command on a wager that is more than an instant round, with the wager as it left it: the
-- answer when the same id comes again.
create table wagers.commands (
  player_id bigint not null,
  id uuid not null,
  seq bigint generated always as identity,
  wager_id uuid not null,
  kind text not null check (kind in ('place', 'add', 'settle', 'settle_again', 'void')),
  body_hash text not null,
  wager text not null,
  created_at timestamptz not null,
  primary key (player_id, id)
);
create index commands_by_wager on wagers.commands (player_id, wager_id);

-- Rounds played so far: instant, of our own games. Their seeds are with the fairness module.
insert into wagers.wagers (player_id, id, body_hash, owner, subject, licence, currency, status,
  stake_cash, stake_bonus, paid_cash, paid_bonus, record, cash_after, bonus_after, version_after, placed_at)
select player_id, id, left(body_hash, 32), 'house-games', game, licence, currency, status,
  stake_cash, stake_bonus, paid_cash, payout - paid_cash,
  json_build_object('version', game_version, 'bet', bet, 'draws', draws, 'pair', seed_id, 'nonce', nonce)::text,
  cash_after, bonus_after, version_after, created_at
from (
  select r.*, case when stake_bonus = 0 then payout
    else div(payout::numeric * stake_cash, stake_cash + stake_bonus)::bigint end as paid_cash
  from wagers.rounds r) played
order by created_at, seed_id, nonce;

drop table wagers.rounds;
drop table wagers.seeds;

create or replace function wagers.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'wagers go forward only, and their commands are kept as they were' using errcode = 'HL012';
end $$;
create trigger wagers_go_forward before update on wagers.wagers
  for each row when (old.status = 'voided' or (old.status = 'settled' and new.status = 'open'))
  execute function wagers.refuse_change();
create trigger wagers_stay before delete or truncate on wagers.wagers
  for each statement execute function wagers.refuse_change();
create trigger commands_stay before update or delete or truncate on wagers.commands
  for each statement execute function wagers.refuse_change();
