import type { Queryable } from "#platform/database";

/** Returns true when a module has seeded this database before. */
export async function isSeeded(queryable: Queryable, module: string): Promise<boolean> {
  const rows = await queryable.query("select 1 from platform.seeds where module = $1", [module]);
  return rows.length > 0;
}

export async function noteSeeded(queryable: Queryable, module: string): Promise<void> {
  await queryable.query("insert into platform.seeds (module) values ($1) on conflict do nothing", [
    module,
  ]);
}
