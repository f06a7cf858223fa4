-- Money that something outside decides about: moved aside by one leg of its group, then posted,
-- voided or expired by the next. The key of transfers allows that leg once: so is it resolved.
create table wallet.holds (
  player_id bigint not null,
  id uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('pending', 'posted', 'voided', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz,
  resolved_at timestamptz,
  primary key (player_id, id),
  constraint holds_resolved_with_time check ((state = 'pending') = (resolved_at is null))
);
create index holds_pending on wallet.holds (expires_at) where state = 'pending';

create function wallet.refuse_second_resolution() returns trigger language plpgsql as $$
begin
  raise exception 'a hold is resolved once' using errcode = 'HL013';
end $$;
create trigger holds_once before update on wallet.holds
  for each row when (old.state <> 'pending') execute function wallet.refuse_second_resolution();
create trigger holds_stay before delete or truncate on wallet.holds
  for each statement execute function wallet.refuse_change();

-- A player who must not stake or deposit until then. It stands where every stake looks anyway.
alter table wallet.accounts add column blocked_until timestamptz;

-- Movements between the player and the world, in order: the statement. Games cost it nothing.
create index transfers_statement on wallet.transfers (player_id, seq)
  where kind in ('deposit', 'hold', 'withdrawal', 'release', 'correction');
