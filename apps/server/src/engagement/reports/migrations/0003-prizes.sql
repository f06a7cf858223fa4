-- Cash prizes of tournaments, quests and lotteries.
alter table reports.daily_money add column prizes_paid_amount bigint not null default 0;
