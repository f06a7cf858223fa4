-- Tickets come with rounds, and as rewards: the id of the one or the other brought them.
alter table lotteries.grants rename column wager_id to source_id;
