-- A round with steps stands alone: before it is placed, an open one of the same game is looked for.
create index wagers_open_of_player on wagers.wagers (player_id, owner, subject) where status = 'open';
