create schema configuration;

-- What an operator chose; a setting that is not here has the product's default.
create table configuration.settings (
  name text primary key,
  value json not null,
  updated_at timestamptz not null
);
