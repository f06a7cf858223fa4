-- Who runs a game: our own maths, a table of ours whose rounds many share, or the studio itself.
alter table catalogue.games
  add column run_by text not null default 'house' check (run_by in ('house', 'table', 'studio'));
