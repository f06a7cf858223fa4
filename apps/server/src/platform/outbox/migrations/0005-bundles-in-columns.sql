-- Events of one transaction and kind have the same fields and much the same values. `told` is now
-- {"players": […], "fields": {name: […]}}: one list for each field, of one value where all events say
-- the same. Where the fields differ, and in rows of before, it is an array of [player, payload].
create or replace view outbox.events as
select b.txid, b.id * 4096 + one.place - 1 as id, b.name, one.player_id, one.payload, b.created_at
from outbox.bundles b
  cross join lateral (
    select (r.told ->> 0)::bigint as player_id, r.told -> 1 as payload, r.place
    from json_array_elements(
      case json_typeof(b.told::json) when 'array' then b.told::json else '[]' end
    ) with ordinality as r(told, place)
    union all
    select p.player::bigint, coalesce(c.payload, '{}'), p.place
    from json_array_elements_text(b.told::json -> 'players') with ordinality as p(player, place)
      left join (
        select v.place, json_object_agg(f.name, v.value) as payload
        from json_each(b.told::json -> 'fields') as f(name, column_values)
          cross join lateral json_array_elements(
            case when json_array_length(f.column_values) = b.size then f.column_values
              else array_to_json(array_fill(f.column_values -> 0, array[b.size])) end
          ) with ordinality as v(value, place)
        group by v.place
      ) c using (place)
    where json_typeof(b.told::json) = 'object'
  ) one;
