-- Until then the account is open for withdrawals only: sign-in says so, and whoever is in gets no
-- further. Compliance decides it; null where nothing does.
alter table accounts.players add column withdrawals_only_until timestamptz;
