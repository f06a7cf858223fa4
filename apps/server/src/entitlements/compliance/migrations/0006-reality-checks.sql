-- After how many minutes a player wants to be asked, and when one was answered last, where every
-- stake looks.
alter table compliance.restrictions
  add column reality_minutes smallint check (reality_minutes > 0),
  add column reality_answered_at timestamptz;
