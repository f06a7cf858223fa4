-- All that moved on a player's account, in order: operators read it from the latest on. Every transfer pays
-- for it, so currencies are compared by their bytes.
create index transfers_of_account on wallet.transfers (player_id, currency collate "C", seq);
