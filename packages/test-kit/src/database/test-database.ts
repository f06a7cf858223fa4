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

const CACHE = new URL("../../../../.cache/", import.meta.url).pathname;

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

/** Returns what names the newest schema: a hash of all migrations. */
async function schemaHash(): Promise<string> {
  const migrations = await houseMigrations();
  return createHash("sha256").update(JSON.stringify(migrations)).digest("hex").slice(0, 16);
}

/** Bytes that are handed out as they are: a Blob of its own kind copies them twice, which takes longer than all else. */
class WholeBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer);
  }
}

/** Setting up takes seconds, copying a moment: the result is kept under the hash of the migrations. */
async function template(): Promise<Blob> {
  const path = join(CACHE, `template-${await schemaHash()}.tar`);
  const kept = await readFile(path).catch(() => null);
  // A file of some size has a buffer to itself.
  if (kept) return new WholeBlob(kept);
  const database = await openEmbedded();
  await migrateHouse(database);
  for (const unused of TEMPLATES) {
    await database.query("update pg_database set datistemplate = false where datname = $1", [
      unused,
    ]);
    await database.query(`drop database ${unused}`);
  }
  // What is in the log only is read again by every copy.
  await database.query("checkpoint");
  const dump = await database.dump();
  await database.close();
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, path);
  return dump;
}

/** Names what new databases are made from: no house makes one, and of five files to copy two are theirs. */
const TEMPLATES = ["template0", "template1"];

const freshName = (): string => `houselight_test_${randomUUID().replaceAll("-", "")}`;

function addressOf(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** A copy of a database waits for the server's checkpoint: on a busy machine longer than a query may. */
const COPY_TIMEOUT_MS = 60_000;

/**
 * Makes the database that all others of this schema are copied from, unless it is there; it stays. Two
 * processes may make it at once: only a whole one gets the name, and the second draft is dropped.
 */
async function serverTemplate(server: Database, url: string): Promise<string> {
  const name = `houselight_template_${await schemaHash()}`;
  const isThere = async () =>
    (await server.query("select 1 from pg_database where datname = $1", [name])).length > 0;
  if (await isThere()) return name;
  const draft = freshName();
  await server.query(`create database ${draft}`);
  const database = await openServer(addressOf(url, draft), { pool: 2 });
  await migrateHouse(database).finally(database.close);
  try {
    await server.query(`alter database ${draft} rename to ${name}`);
  } catch (error) {
    await server.query(`drop database ${draft}`);
    if (!(await isThere())) throw error;
  }
  return name;
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = freshName();
  const server = await openServer(url, { pool: 3, answerTimeoutMs: COPY_TIMEOUT_MS });
  await server.query(`create database ${name} template ${await serverTemplate(server, url)}`);
  const own = addressOf(url, name);
  const database = await openServer(own, { pool: 8 });
  return {
    ...database,
    url: own,
    close: async () => {
      await database.close();
      await server.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}
