-- Days before its end at which the player of a verification was told last; null before the first time.
alter table verification.standings add column ending_told smallint;
