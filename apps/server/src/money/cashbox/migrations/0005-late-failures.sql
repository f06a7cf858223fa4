-- A provider takes back what it said of a payment that succeeded: a payout that came back, a charge-back.
alter table cashbox.cases drop constraint cases_kind_check, add constraint cases_kind_check
  check (kind in ('late_success', 'late_failure', 'amount_mismatch', 'unknown_payment', 'overdue', 'bad_signature'));
