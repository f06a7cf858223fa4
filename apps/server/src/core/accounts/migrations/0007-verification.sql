-- Further steps of a verification, and what else is established: by the provider of identity
-- checks, and by the questionnaire on the source of wealth (null: never asked for). The module
-- verification decides them.
alter table accounts.players drop constraint players_verification_check;
alter table accounts.players
  add constraint players_verification_check
    check (verification in ('none', 'basic', 'pending', 'verified', 'rejected', 'expired')),
  add column vendor_verified boolean not null default false,
  add column questionnaire_expires_at timestamptz;
