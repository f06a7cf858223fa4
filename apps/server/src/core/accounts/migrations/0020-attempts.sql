-- Made by the browser before a registration is sent: the same form again, after an answer that was lost,
-- signs in whom it made.
alter table accounts.players add column attempt_id uuid;
