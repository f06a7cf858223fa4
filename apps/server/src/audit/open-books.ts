import { access } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "#platform/config";
import { type Database, openEmbedded, openServer } from "#platform/database";
import { hasHouse } from "./audit-store.ts";

const CONNECTIONS = 2;
/** A report over all rows may take its time; nobody waits on a page for it. */
const ANSWER_TIMEOUT_MS = 600_000;

/**
 * Opens an existing house's database to look at it: the server that `databaseUrl` names, else the
 * embedded one under `dataDirectory`. Nothing is created and nothing migrated.
 * Throws StartError when there is none, or when the running house holds it.
 */
export async function openBooks(where: {
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
}): Promise<Database> {
  const { databaseUrl, dataDirectory } = where;
  const none = new StartError(
    databaseUrl
      ? "There is no house in the database that DATABASE_URL names: start one, or name another."
      : `There is no house in ${dataDirectory}: start one, or name its folder or DATABASE_URL.`,
  );
  if (!databaseUrl && !(await isThere(join(dataDirectory, "postgres")))) throw none;
  const database = databaseUrl
    ? await openServer(databaseUrl, { pool: CONNECTIONS, answerTimeoutMs: ANSWER_TIMEOUT_MS })
    : await openEmbedded({ directory: dataDirectory });
  if (await hasHouse(database)) return database;
  await database.close();
  throw none;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
