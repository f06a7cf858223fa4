-- A player's own rounds of a game are listed by their first bets: rounds of another studio's game of the same
-- name stand elsewhere.
create index transactions_of_bets on studio_games.transactions (player_id, studio, game, seq desc)
  where kind = 'bet';
