import type { Database } from "#platform/database";

/** Reads the database's clock, milliseconds since 1970 with their fractions: of this moment, not of a transaction's begin. */
export async function readDatabaseClock(database: Pick<Database, "query">): Promise<number> {
  const [row] = await database.query<{ ms: number }>(
    "select extract(epoch from clock_timestamp())::float8 * 1000 as ms",
  );
  return (row as { ms: number }).ms;
}
