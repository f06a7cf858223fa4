-- Rounds name their game by its slug alone.
create index games_by_slug on catalogue.games (slug);
