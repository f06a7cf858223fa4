-- The house itself ends a verification when its time is over.
alter table verification.changes drop constraint changes_actor_check;
alter table verification.changes add constraint changes_actor_check
  check (actor in ('player', 'provider', 'operator', 'house'));

-- Until when a verification holds; null for every other status, and once its player is forgotten.
-- Those from before get two years.
alter table verification.standings add column expires_at timestamptz;
update verification.standings set expires_at = since + interval '24 months' where status = 'verified';
alter table verification.standings add constraint standings_expire_when_verified
  check (expires_at is null or status = 'verified');
create index standings_to_expire on verification.standings (expires_at, player_id)
  where expires_at is not null;
