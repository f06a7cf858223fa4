-- A first withdrawal to an account waits, and a deposit can go back by an operator's word.
alter table cashbox.payments
  -- It leaves then at the earliest: the account was never paid to.
  add column waits_until timestamptz,
  -- The deposit that goes back with this cashout.
  add column refund_of uuid references cashbox.payments (reference);
create index payments_waiting on cashbox.payments (waits_until)
  where state = 'pending' and waits_until is not null;
create index payments_refunds on cashbox.payments (refund_of) where refund_of is not null;
