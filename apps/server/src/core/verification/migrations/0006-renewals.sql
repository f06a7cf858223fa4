-- New documents of a player who is still verified: 'pending' while they are checked, 'rejected' after a no,
-- which leaves the verification to its end; null before the first, and once it is decided anew.
alter table verification.standings
  add column renewal text check (renewal in ('pending', 'rejected')),
  add column renewal_at timestamptz,
  add column renewal_reasons text[] not null default '{}',
  add constraint standings_renew_when_verified check (renewal is null or status = 'verified'),
  add constraint standings_renewal_has_time check ((renewal is null) = (renewal_at is null));
create index standings_by_renewal on verification.standings (renewal_at, player_id) where renewal = 'pending';
