create schema cashback;

-- What part of a loss comes back. Its terms stand from the proposal on: only its state changes. Amounts are
-- smallest units by currency.
create table cashback.rules (
  id uuid primary key,
  -- Names the rule: a new version has the same.
  key text not null,
  version integer not null check (version > 0),
  licence text not null,
  title jsonb not null,
  period text not null check (period in ('day', 'week')),
  -- What counts; all that is staked on where it is empty.
  kinds text[] not null,
  -- Hundredths of a percent.
  share integer not null check (share between 1 and 10000),
  least jsonb not null,
  most jsonb not null,
  form text not null check (form in ('cash', 'bonus')),
  wagering integer not null check (wagering >= 0),
  days_to_take integer not null check (days_to_take > 0),
  -- For players of these groups alone; for all where there is none.
  group_ids text[] not null,
  state text not null check (state in ('proposed', 'published', 'ended')),
  published_at timestamptz,
  ended_at timestamptz,
  body_hash text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  seq bigint generated always as identity,
  constraint rules_wagered check ((form = 'bonus') = (wagering > 0)),
  constraint rules_versions unique (licence, key, version)
);
create unique index rules_published on cashback.rules (licence, key) where state = 'published';
create unique index rules_latest on cashback.rules (seq);
create index rules_by_end on cashback.rules (ended_at) where published_at is not null;

-- What a player staked of own money in a period of a rule, less what came back: the loss, below zero what was
-- won. Smallest units. A row that is not open any more never changes.
create table cashback.sums (
  player_id bigint not null,
  rule_id uuid not null references cashback.rules,
  begins_at timestamptz not null,
  currency text not null,
  ends_at timestamptz not null,
  staked bigint not null,
  net_loss bigint not null,
  -- `given` is a gift; `nothing` is too little; `refused` is for whoever may have none.
  state text not null default 'open' check (state in ('open', 'given', 'nothing', 'refused')),
  -- Bounds that held, what the rule says, and the gift.
  least bigint,
  most bigint,
  amount bigint check (amount >= 0),
  gift_id uuid unique,
  closed_at timestamptz,
  primary key (player_id, rule_id, begins_at, currency),
  constraint sums_closed check ((state = 'open') = (closed_at is null)),
  constraint sums_bounds check ((state = 'open') = (least is null) and (state = 'open') = (most is null)
    and (state = 'open') = (amount is null)),
  constraint sums_given check ((gift_id is not null) = (state = 'given'))
) with (fillfactor = 70);
create index sums_due on cashback.sums (ends_at, player_id) where state = 'open';
create index sums_of_rule on cashback.sums (rule_id, begins_at desc);

create function cashback.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name using errcode = 'HL020';
end $$;
create trigger rules_stay before delete or truncate on cashback.rules
  for each statement execute function cashback.refuse_change();
create trigger rules_terms_stay before update on cashback.rules
  for each row when (old.state = 'ended'
    or to_jsonb(old) - '{state,published_at,ended_at,changed_by,changed_at}'::text[]
      is distinct from to_jsonb(new) - '{state,published_at,ended_at,changed_by,changed_at}'::text[])
  execute function cashback.refuse_change();
create trigger sums_stay before delete or truncate on cashback.sums
  for each statement execute function cashback.refuse_change();
create trigger sums_are_closed_once before update on cashback.sums
  for each row when (old.state <> 'open'
    or (old.player_id, old.rule_id, old.begins_at, old.currency, old.ends_at)
      is distinct from (new.player_id, new.rule_id, new.begins_at, new.currency, new.ends_at))
  execute function cashback.refuse_change();
