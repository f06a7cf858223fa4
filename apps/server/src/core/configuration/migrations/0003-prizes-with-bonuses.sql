-- A prize of the wheel has a list of bonuses. Prizes that were chosen as one bonus each become such lists,
-- in a version of their own; the wheel did not turn before, and it is left off until an operator lets it.
create function pg_temp.with_bonuses(prizes jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(
    case when prize ? 'bonuses' then prize else jsonb_build_object(
      'weight', prize -> 'weight',
      'bonuses', jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
        'type', prize -> 'type',
        'title', prize -> 'title',
        'freespins_count', case when prize ->> 'type' = 'freespins' then prize -> 'freespins_count' end,
        'bonus_amount', case when prize ->> 'type' = 'bonus' then prize -> 'bonus_amount' end,
        'result_bonus', jsonb_build_object('wager', prize -> 'wager'))))) end order by place), '[]')
  from jsonb_array_elements(prizes) with ordinality as p (prize, place)
$$;

with latest as (
  select distinct on (name) name, value::jsonb as value from configuration.setting_versions
  where name in ('wheel-config', 'wheel-config-segments') order by name, id desc)
insert into configuration.setting_versions (name, value, chosen_at)
select name, (case name
    when 'wheel-config' then value || jsonb_build_object('enabled', false,
      'prizes', pg_temp.with_bonuses(value -> 'prizes'))
    else jsonb_build_object('segments', (
      select coalesce(jsonb_agg(segment || jsonb_build_object('prizes', pg_temp.with_bonuses(segment -> 'prizes'))
        order by place), '[]')
      from jsonb_array_elements(value -> 'segments') with ordinality as s (segment, place))) end)::json, now()
from latest
where jsonb_path_exists(value, '$.**.prizes[*] ? (!exists(@.bonuses))');
