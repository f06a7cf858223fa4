-- What decides whether a licence offers a game. Until a studio says it, a game counts as what fewest offer.
alter table catalogue.games
  add column kind text not null default 'other' check (kind in ('slots', 'other')),
  add column jackpot boolean not null default true;
