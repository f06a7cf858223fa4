-- Finds those who were told of dormancy without a look at all other players.
create index players_told_of_dormancy on accounts.players (license_name, id)
  where dormancy_told_at is not null;
