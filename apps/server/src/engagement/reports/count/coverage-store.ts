import type { Queryable, Tx } from "#platform/database";

/** Begins to count now, unless the house does already. */
export async function insertCoverage(queryable: Queryable, since: Date): Promise<void> {
  await queryable.query("insert into reports.coverage (since) values ($1) on conflict do nothing", [
    since,
  ]);
}

/** Returns the moment from which on the house counts; null before its first start with reports. */
export async function selectCoverage(queryable: Queryable | Tx): Promise<Date | null> {
  const [row] = await queryable.query<{ since: Date }>("select since from reports.coverage");
  return row?.since ?? null;
}
