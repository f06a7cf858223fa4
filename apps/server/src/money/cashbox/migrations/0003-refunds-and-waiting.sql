-- A first withdrawal to an account waits, and a deposit can go back by an operator's word.
alter table cashbox.payments
  -- It leaves then at the earliest: the account was never paid to.
  add column waits_until timestamptz,
  -- The deposit that goes back with this cashout.
  add column refund_of uuid references cashbox.payments (reference);
create index payments_waiting on cashbox.payments (waits_until)
  where state = 'pending' and waits_until is not null;
create index payments_refunds on cashbox.payments (refund_of) where refund_of is not null;

-- Money went there and arrived: the next withdrawal needs no password and does not wait.
alter table cashbox.profiles add column paid_out_at timestamptz;
update cashbox.profiles set paid_out_at = last_used_at where destination is not null;
update cashbox.profiles p set paid_out_at = c.at from (
    select player_id, profile_id, min(finished_at) as at from cashbox.payments
    where action = 'cashout' and state = 'succeeded' and profile_id is not null group by 1, 2) c
  where c.player_id = p.player_id and c.profile_id = p.id and p.paid_out_at is null;

-- A provider that uses an id again for another payment is heard nevertheless.
alter table cashbox.webhooks drop constraint webhooks_pkey, add primary key (provider, webhook_id, reference);

alter table cashbox.cases drop constraint cases_kind_check, add constraint cases_kind_check
  check (kind in ('late_success', 'amount_mismatch', 'unknown_payment', 'overdue', 'bad_signature'));
