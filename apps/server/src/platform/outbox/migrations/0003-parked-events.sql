-- An operator lists parked events, has them tried again, or drops them.
alter table outbox.parked add column id bigint generated always as identity;
alter table outbox.parked add column retry_wanted boolean not null default false;
create unique index parked_by_id on outbox.parked (id);
create index parked_waiting on outbox.parked (id) where retry_wanted;
