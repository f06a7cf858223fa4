-- The rocket, whose rounds everybody shares, runs its own game.
alter table catalogue.games
  drop constraint games_run_by_check,
  add constraint games_run_by_check check (run_by in ('house', 'table', 'rocket', 'studio'));
