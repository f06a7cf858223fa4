import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Database,
  houseMigrations,
  migrateHouse,
  openEmbedded,
  openServer,
} from "@houselight/server/testing";
import { refuseNesting } from "./refuse-nesting.ts";

const CACHE = new URL("../../../.cache/", import.meta.url).pathname;

export interface TestDatabase extends Database {
  /** Address for a second house; null for the embedded database. */
  readonly url: string | null;
}

/**
 * A throw-away database with the newest schema: in memory, or one of its own on the server that
 * TEST_DATABASE_URL names. Nothing that nobody named is touched.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return refuseNesting(await openOnServer(url));
  return refuseNesting({ ...(await openEmbedded({ template: await template() })), url: null });
}

/** Setting up takes seconds, copying a moment: the result is kept under the hash of the migrations. */
async function template(): Promise<Blob> {
  const migrations = await houseMigrations();
  const hash = createHash("sha256").update(JSON.stringify(migrations)).digest("hex").slice(0, 16);
  const path = join(CACHE, `database-${hash}.tar`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Blob([new Uint8Array(kept)]);
  const database = await openEmbedded();
  await migrateHouse(database);
  const dump = await database.dump();
  await database.close();
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, path);
  return dump;
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `houselight_test_${randomUUID().replaceAll("-", "")}`;
  const server = await openServer(url, { pool: 3 });
  await server.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openServer(own.href, { pool: 8 });
  await migrateHouse(database);
  return {
    ...database,
    url: own.href,
    close: async () => {
      await database.close();
      await server.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}
