-- A payout that its provider did not answer is sent again soon, with growing pauses.
alter table cashbox.payments
  -- How often it was handed to the provider.
  add column sendings smallint not null default 0,
  -- It is sent again then at the earliest.
  add column send_after timestamptz;
create index payments_to_send on cashbox.payments (send_after nulls first, seq)
  where action = 'cashout' and state = 'reserved';
