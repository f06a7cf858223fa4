-- The number that a state knows a person by, where a licence asks for it at sign-up.
alter table accounts.players add column personal_id text;
