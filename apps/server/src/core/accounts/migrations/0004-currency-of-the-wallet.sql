-- A player's currency is that of the active account, which the wallet keeps.
alter table accounts.players drop column currency;
