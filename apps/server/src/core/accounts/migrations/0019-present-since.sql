-- Whoever signs in again within minutes, or on a second device, goes on with the time for which they have been
-- there: a reality check counts it. Null in sessions of before, which began when they were opened.
alter table accounts.sessions add column present_since timestamptz;
