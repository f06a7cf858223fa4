-- Payloads are read whole and never searched: kept as written they cost half of what jsonb does.
alter table outbox.events alter column payload type json;
alter table outbox.parked alter column payload type json;
