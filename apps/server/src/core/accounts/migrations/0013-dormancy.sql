-- Nobody came for long: told a month before, and undone by the next session. No money is touched.
alter table accounts.players
  add column dormancy_told_at timestamptz,
  add column dormant_since timestamptz;
