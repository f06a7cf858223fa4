-- The player as the studio knows one: some protocols ask for facts of a player by that name alone. Sessions
-- from before have none.
alter table studio_games.sessions add column player_reference text;
create index sessions_of_reference on studio_games.sessions (studio, player_reference, id desc)
  where player_reference is not null;
