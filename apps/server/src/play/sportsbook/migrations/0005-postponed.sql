-- Finds matches that are put off without a look at all that are kept, each hour.
create index fixtures_postponed on sportsbook.fixtures (starts_at) where status = 'postponed';
