import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "#platform/config";
import { sha256 } from "#platform/ids";
import type { Database } from "./database.ts";

export interface Migration {
  readonly module: string;
  /** File name: `0001-what-it-makes.sql`. */
  readonly name: string;
  readonly sql: string;
}

/** Reads a module's migrations in order; none when it has no such folder. */
export async function readMigrations(module: string, directory: string): Promise<Migration[]> {
  const files = await readdir(directory).catch(() => [] as string[]);
  const names = files.filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => ({
      module,
      name,
      sql: await readFile(join(directory, name), "utf8"),
    })),
  );
}

const BOOKKEEPING = `
create schema if not exists platform;
create table if not exists platform.seeds (
  module text primary key,
  seeded_at timestamptz not null default now()
);
create table if not exists platform.migrations (
  module text not null,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now(),
  primary key (module, name)
);`;

/** Serialises replicas that start together; released when each transaction ends. */
const LOCK = "select pg_advisory_xact_lock(7205759403792793)";

/**
 * Brings the database to the state the migrations describe. Safe under several replicas starting
 * at once. Throws StartError when an applied migration's text has changed since, or is none of these: an
 * older build would write what the newer schema takes for something else.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
): Promise<number> {
  await database.script(`${LOCK};${BOOKKEEPING}`);
  const rows = await database.query<{ module: string; name: string; checksum: string }>(
    "select module, name, checksum from platform.migrations",
  );
  const applied = new Map(rows.map((row) => [`${row.module}/${row.name}`, row.checksum]));
  refuseNewer(applied.keys(), migrations);
  let count = 0;
  for (const migration of migrations) {
    const checksum = sha256(migration.sql);
    const known = applied.get(`${migration.module}/${migration.name}`);
    if (known !== undefined && known !== checksum) {
      throw new StartError(
        `Migration ${migration.module}/${migration.name} has changed since it was applied: write a new one.`,
      );
    }
    if (known === undefined) {
      await apply(database, migration, checksum);
      count++;
    }
  }
  return count;
}

/** Refuses a database to which a newer build has applied more than these migrations. */
function refuseNewer(applied: Iterable<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ module, name }) => `${module}/${name}`));
  const unknown = [...applied].filter((name) => !known.has(name)).sort();
  if (unknown.length === 0) return;
  throw new StartError(
    `The database belongs to a newer build: this one does not know its migrations ${unknown.join(", ")}. ` +
      "Start the newer build, or restore the backup that was made before it.",
  );
}

/** Refuses a database to which not just these migrations were applied. Changes nothing. Throws StartError. */
export async function refuseOtherSchema(
  database: Database,
  migrations: readonly Migration[],
): Promise<void> {
  const rows = await database.query<{ module: string; name: string }>(
    "select module, name from platform.migrations",
  );
  const applied = new Set(rows.map(({ module, name }) => `${module}/${name}`));
  refuseNewer(applied, migrations);
  const missing = migrations
    .map(({ module, name }) => `${module}/${name}`)
    .filter((name) => !applied.has(name));
  if (missing.length === 0) return;
  throw new StartError(
    `The database belongs to an older build: ${missing.length} migrations of this one are not applied to it, ` +
      `${missing[0]} the first. Use the build that wrote it, or start this one on it first.`,
  );
}

/** Another replica may apply it in the same moment: the lock orders them, the second finds it done. */
async function apply(database: Database, migration: Migration, checksum: string): Promise<void> {
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const mark = `insert into platform.migrations (module, name, checksum)
    values (${quote(migration.module)}, ${quote(migration.name)}, ${quote(checksum)});`;
  const done = `select 1 from platform.migrations where module = ${quote(migration.module)} and name = ${quote(migration.name)}`;
  try {
    await database.script(`${LOCK};
      do $guard$ begin if exists (${done}) then raise exception 'applied by another' using errcode = 'HL001'; end if; end $guard$;
      ${migration.sql};
      ${mark}`);
  } catch (error) {
    if ((error as { code?: string }).code !== "HL001") throw error;
  }
}
