-- Cash that players took as gifts, and as cashback.
alter table reports.daily_money
  add column gifts_taken_amount bigint not null default 0,
  add column cashback_taken_amount bigint not null default 0;
