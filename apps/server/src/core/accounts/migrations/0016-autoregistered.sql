-- An operator made the account; its player signs in by a mailed link, until there is a password.
alter table accounts.players add column autoregistered boolean not null default false;

alter table accounts.mail_tokens drop constraint mail_tokens_kind_check;
alter table accounts.mail_tokens add constraint mail_tokens_kind_check
  check (kind in ('confirmation', 'new_password', 'autologin'));
