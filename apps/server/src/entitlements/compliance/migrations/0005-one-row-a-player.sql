-- What all limits of a player leave stands in the one row that every stake reads: a stake on many
-- limits writes as much as on one. Budgets are joined by "+", the parts of each by ":": limit, currency,
-- type, period, moment of the limit, amount, used, begin and end of the window (an end that has passed
-- is counted anew). Moments are milliseconds. The database never looks inside.
alter table compliance.restrictions add column budgets text not null default '';
alter table compliance.restrictions set (fillfactor = 60);

-- Blocks alone must not become shorter: a stake that counts on budgets asks nothing of this.
drop trigger restrictions_grow on compliance.restrictions;
create trigger restrictions_grow
  before update of blocked_until, cooling_off_until, excluded_until on compliance.restrictions
  for each row when (new.blocked_until < old.blocked_until
    or new.cooling_off_until < old.cooling_off_until or new.excluded_until < old.excluded_until)
  execute function compliance.refuse_shorter_block();

insert into compliance.restrictions (player_id, budgets)
select player_id, string_agg(concat_ws(':', limit_id, currency, type, period,
    floor(extract(epoch from created_at) * 1000)::bigint, amount, used,
    floor(extract(epoch from window_starts_at) * 1000)::bigint, 0), '+'
  order by limit_id, currency collate "C")
from compliance.budgets group by player_id
on conflict (player_id) do update set budgets = excluded.budgets;

-- When the time of a player's session limit must be looked at next: the earliest moment at which it
-- can be used up. Nobody else is looked at.
create table compliance.session_checks (
  player_id bigint primary key,
  due_at timestamptz not null
);
create index session_checks_by_due on compliance.session_checks (due_at);
insert into compliance.session_checks (player_id, due_at)
select distinct player_id, '1970-01-01'::timestamptz from compliance.budgets where type = 'session';

drop table compliance.budgets;
