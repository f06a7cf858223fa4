-- Finds guests by their age without a look at all people, each day.
create index people_guests_by_age on support.people (created_at) where player_id is null;
