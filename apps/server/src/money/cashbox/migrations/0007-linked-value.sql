-- The value in EUR cents of the player's other payments of the same kind in the 24 hours before: limits count both
-- together, so that what is split into parts is judged as a whole. What is on record already was judged alone.
alter table cashbox.payments add column linked_eur_cents bigint not null default 0;
