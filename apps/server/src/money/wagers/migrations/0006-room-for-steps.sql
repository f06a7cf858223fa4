-- A step of a round writes its wager anew. Where its page has room for that, no index is written and the
-- next one takes the place of the last.
alter table wagers.wagers set (fillfactor = 80);
