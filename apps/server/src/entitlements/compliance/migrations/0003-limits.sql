-- Limits that a player has set, and pauses (a cooling-off, a self-exclusion). One limit of a type
-- and period at a time; pauses stay as they were begun.
create table compliance.limits (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  type text not null check (type in ('loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session')),
  period text not null check (period in ('day', 'day_3', 'week', 'month', 'month_3', 'month_6', 'month_9', 'month_12', 'forever')),
  created_at timestamptz not null,
  -- Of a pause; the far future for one that is for good.
  ends_at timestamptz,
  removed_at timestamptz,
  constraint limits_pauses_end check ((type in ('coolingoff', 'selfexclusion')) = (ends_at is not null))
);
create index limits_by_player on compliance.limits (player_id, id);
create unique index limits_one_in_force on compliance.limits (player_id, type, period)
  where removed_at is null and ends_at is null;

-- What a limit in force leaves, by currency: one row that every stake, settlement and deposit of
-- its player reads and counts on, whatever the length of the history. A session limit has one row
-- with no currency, in seconds. `used` below nothing is a net win.
create table compliance.budgets (
  player_id bigint not null,
  limit_id bigint not null references compliance.limits,
  currency text not null,
  type text not null,
  period text not null,
  created_at timestamptz not null,
  amount bigint not null check (amount > 0),
  used bigint not null default 0,
  window_starts_at timestamptz not null,
  primary key (player_id, limit_id, currency)
) with (fillfactor = 60);

-- Every change of a limit: what holds at once, and what waits for its time and for the mailed link.
-- Of the link's token the hash alone is kept.
create table compliance.limit_changes (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  limit_id bigint not null references compliance.limits,
  kind text not null check (kind in ('change', 'removal')),
  amounts jsonb not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  token_hash text unique,
  expires_at timestamptz,
  outcome text check (outcome in ('confirmed', 'at_once', 'replaced', 'expired')),
  decided_at timestamptz
);
create unique index limit_changes_one_open on compliance.limit_changes (limit_id) where outcome is null;
create index limit_changes_due on compliance.limit_changes (due_at) where outcome is null;

-- A pause stands where a block stands: every stake and every deposit looks there. An exclusion
-- holds until it is lifted, also after its end.
alter table compliance.restrictions
  alter column blocked_until set default '1970-01-01',
  add column cooling_off_until timestamptz not null default '1970-01-01',
  add column excluded_until timestamptz;

drop trigger restrictions_grow on compliance.restrictions;
create trigger restrictions_grow before update on compliance.restrictions
  for each row when (new.blocked_until < old.blocked_until
    or new.cooling_off_until < old.cooling_off_until or new.excluded_until < old.excluded_until)
  execute function compliance.refuse_shorter_block();
