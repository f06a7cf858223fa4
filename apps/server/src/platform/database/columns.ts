/**
 * Turns rows into one array per column, the parameters of a set-based statement over
 * `unnest($1::bigint[], $2::text[], …)`: one statement whatever the number of rows.
 */
export function columns<Row>(
  rows: readonly Row[],
  ...pick: ((row: Row) => unknown)[]
): unknown[][] {
  return pick.map((column) => rows.map(column));
}
