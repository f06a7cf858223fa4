-- Every version of a setting that an operator chose; the latest holds. One that is not here has the
-- product's default.
create table configuration.setting_versions (
  id bigint generated always as identity primary key,
  name text not null,
  value json not null,
  chosen_at timestamptz not null,
  chosen_by text
);
create index setting_versions_by_name on configuration.setting_versions (name, id desc);

insert into configuration.setting_versions (name, value, chosen_at)
select name, value, updated_at from configuration.settings where name <> 'experiments';

-- The experiment of the registration is one of the feature flags.
insert into configuration.setting_versions (name, value, chosen_at)
select 'feature-flags', json_build_object('ab_registration', value -> 'ab_registration'), updated_at
from configuration.settings where name = 'experiments';

drop table configuration.settings;
