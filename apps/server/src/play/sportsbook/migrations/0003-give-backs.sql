-- Stakes of open bets that operators agree to give back. What is proposed stands for good; it is decided once.
create table sportsbook.give_backs (
  id uuid primary key,
  player_id bigint not null,
  wager_id uuid not null,
  -- The published rule by which it is given back.
  code text not null,
  reason text not null,
  -- How the bet stood for whoever proposed it: another bet is another proposal.
  seen text not null,
  state text not null default 'open' check (state in ('open', 'made', 'dropped')),
  body_hash text not null,
  proposed_by_id bigint not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  -- Both null where the house dropped it, as its time had passed.
  decided_by_id bigint,
  decided_by text,
  decided_at timestamptz,
  drop_reason text,
  seq bigint generated always as identity,
  foreign key (player_id, wager_id) references sportsbook.bets,
  constraint give_backs_decided check ((state = 'open') = (decided_at is null)),
  constraint give_backs_by_two check (
    state <> 'made' or (decided_by_id is not null and decided_by_id <> proposed_by_id)),
  constraint give_backs_dropped check (drop_reason is null or state = 'dropped')
);
create unique index give_backs_latest on sportsbook.give_backs (state, seq desc);
create index give_backs_of_player on sportsbook.give_backs (player_id, state, seq desc);
create index give_backs_waiting on sportsbook.give_backs (expires_at) where state = 'open';
-- One at a time waits for a bet.
create unique index give_backs_of_bet on sportsbook.give_backs (player_id, wager_id) where state = 'open';

create function sportsbook.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger give_backs_stay before delete or truncate on sportsbook.give_backs
  for each statement execute function sportsbook.refuse_change();
create trigger give_backs_terms_stay before update on sportsbook.give_backs
  for each row when (
    (old.id, old.player_id, old.wager_id, old.code, old.reason, old.seen, old.body_hash, old.proposed_by_id,
     old.proposed_by, old.proposed_at, old.expires_at)
    is distinct from
    (new.id, new.player_id, new.wager_id, new.code, new.reason, new.seen, new.body_hash, new.proposed_by_id,
     new.proposed_by, new.proposed_at, new.expires_at)
    or old.state <> 'open')
  execute function sportsbook.refuse_change();
