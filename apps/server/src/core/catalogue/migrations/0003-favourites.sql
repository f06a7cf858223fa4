-- One row a player: adding and removing lock it, and the list cannot outgrow its bound.
create table catalogue.favourites (
  player_id bigint primary key,
  -- `{provider}/{slug}`, the latest first.
  games text[] not null check (cardinality(games) <= 200)
);
