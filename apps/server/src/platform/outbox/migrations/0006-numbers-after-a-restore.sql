-- Numbers of transactions as the outbox counts them. They are the database's own until a dump is restored
-- into a younger cluster, whose numbers are below those that events and positions carry: then the house
-- makes these three functions anew, with what is added (upkeep/restore-store.ts).
create function outbox.this_transaction() returns xid8 language sql stable
  as 'select pg_current_xact_id()';
create function outbox.horizon() returns xid8 language sql stable
  as 'select pg_snapshot_xmin(pg_current_snapshot())';
create function outbox.next_transaction() returns xid8 language sql stable
  as 'select pg_snapshot_xmax(pg_current_snapshot())';

alter table outbox.bundles alter column txid set default outbox.this_transaction();
