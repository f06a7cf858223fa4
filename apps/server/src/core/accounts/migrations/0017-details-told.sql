-- Names of the details that a licence may ask for at sign-up and that a profile has: read with the
-- session, so that what is missing costs a stake nothing.
alter table accounts.players add column details_told text[] not null generated always as (
  array_remove(array[
    case when first_name <> '' then 'first_name' end,
    case when last_name <> '' then 'last_name' end,
    case when nickname <> '' then 'nickname' end,
    case when gender <> '' then 'gender' end,
    case when personal_id <> '' then 'personal_id' end,
    case when postal_code <> '' then 'postal_code' end,
    case when state <> '' then 'state' end,
    case when city <> '' then 'city' end,
    case when address <> '' then 'address' end,
    case when mobile_phone <> '' then 'mobile_phone' end
  ], null)
) stored;
