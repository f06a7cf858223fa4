-- Tries at a password are counted by sign-in, for players and operators alike.
drop table accounts.sign_in_failures;
