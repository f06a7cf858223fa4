-- A step of a round that moves no money writes its command alone, not the wager anew: an open wager
-- stands as its latest command left it.
drop index wagers.commands_by_wager;
create index commands_by_wager on wagers.commands (player_id, wager_id, seq);

-- A command keeps a line of columns with the record below. Those of before keep a whole wager as JSON:
-- then its row is up to date.
create view wagers.current_wagers as
  select w.*, latest.left_as from wagers.wagers w
  left join lateral (
    select case when c.wager like '{%' then null else c.wager end as left_as from wagers.commands c
    where w.status = 'open' and c.player_id = w.player_id and c.wager_id = w.id
    order by c.seq desc limit 1) latest on true;
