-- Operators look for payments of all players by their days, and by the name that a provider gave one.
create index payments_by_time on cashbox.payments (created_at, seq);
create index payments_by_provider_reference on cashbox.payments (provider_reference)
  where provider_reference is not null;
-- Reports of one moment are told in the order in which they came.
alter table cashbox.webhooks add column seq bigint generated always as identity;
create index webhooks_by_reference on cashbox.webhooks (reference, seq);
