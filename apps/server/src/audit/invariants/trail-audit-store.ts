import type { Invariant } from "../audit-store.ts";

/**
 * An entry in canonical JSON, as `chainHash` in core/staff hashes it: keys in order, no spaces, the
 * time in milliseconds of UTC. `detail` is kept in that form.
 */
const CANONICAL = `'{"action":' || to_json(action) || ',"at":"'
  || to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  || '","detail":' || detail::text || ',"id":' || id || ',"operator":' || coalesce(to_json(operator)::text, 'null')
  || ',"operatorId":' || coalesce(operator_id::text, 'null') || ',"subject":' || to_json(subject) || '}'`;

/** Checks that no entry of the audit trail was changed or removed. */
export const AUDIT_TRAIL: Invariant = {
  id: "I14",
  title: "every entry of the audit trail is chained to the one before it, up to the head",
  unit: "entries",
  count: "select count(*) as count from staff.audit_entries",
  violations: `
    with chained as (
      select id, hash, encode(sha256(convert_to(
        lag(hash, 1, repeat('0', 64)) over (order by id) || ${CANONICAL}, 'UTF8')), 'hex') as expected,
        lag(id, 1, 0::bigint) over (order by id) as before
      from staff.audit_entries)
    select 'audit entry ' || id as subject, 'has another hash than its content gives' as detail
    from chained where hash <> expected
    union all
    select 'audit entry ' || id, 'follows ' || before from chained where before <> id - 1
    union all
    select 'audit head', 'stands at ' || h.id || ', the last entry is ' || coalesce(l.id, 0)
    from staff.audit_head h
    left join (select id, hash from staff.audit_entries order by id desc limit 1) l on true
    where h.id <> coalesce(l.id, 0) or h.hash <> coalesce(l.hash, repeat('0', 64))`,
};
