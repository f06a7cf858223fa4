import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Mutex, PGlite, types } from "@electric-sql/pglite";
import { fromPglite } from "pg-boss";
import { createListeners, type Listeners } from "../announcements.ts";
import type { Database, Tx } from "../database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { createFailpoint, type Failpoint } from "../failpoint.ts";
import { failingTogether } from "../failing-together.ts";
import { untilEnded } from "../until-ended.ts";
import { type Prepared, prepareOn } from "./prepared.ts";

/*
 * V8 may free compiled WebAssembly code twice while a process runs several instances of the database,
 * and aborts (nodejs/node#64500). It keeps that code instead: some megabytes.
 */
setFlagsFromString("--no-wasm-code-gc");

const CHECKPOINT_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 600_000;
/** A new house has filled its tables by then, and plans without statistics read whole tables. */
const FIRST_VACUUM_MS = 60_000;

/** Memory of a database for what it reads again and again, and for what it has not written yet. */
const sizes = (buffers: string, log: string): string[] => [
  ...PGlite.defaultStartParams,
  "-c",
  `shared_buffers=${buffers}`,
  "-c",
  `max_wal_size=${log}`,
];
const KEPT = { startParams: sizes("64MB", "64MB") };
/** A database in memory is opened for a moment: it is opened by copying and clearing all of this. */
const IN_MEMORY = { startParams: sizes("8MB", "64MB"), initDbStartParams: ["--wal-segsize=1"] };

const parsers = {
  [types.INT8]: (text: string) => BigInt(text),
  [types.DATE]: (text: string) => text,
  [types.NUMERIC]: (text: string) => text,
};

export interface EmbeddedOptions {
  /** Folder of the database; in memory when absent. */
  readonly directory?: string;
  /** A dump made by `dumpDataDir` to start from (tests). */
  readonly template?: Blob;
  /** See failpoint.ts. */
  readonly failpoint?: string | undefined;
}

/** One session, shared: a statement waits until the transaction before it has ended. */
export async function openEmbedded(
  options: EmbeddedOptions = {},
): Promise<Database & { dump(): Promise<Blob> }> {
  const release = options.directory ? await lockDirectory(options.directory) : async () => {};
  if (options.directory) await mkdir(options.directory, { recursive: true });
  const lite = await PGlite.create({
    ...(options.directory ? { dataDir: join(options.directory, "postgres") } : {}),
    ...(options.template ? { loadDataDir: options.template } : {}),
    parsers,
    ...(options.directory ? KEPT : IN_MEMORY),
  }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const timers = options.directory ? housekeeping(lite) : [];
  let closed = false;
  const failpoint = createFailpoint(options.failpoint);
  const listeners = createListeners();
  const statements = prepareOn(lite);
  const turns = new Mutex();
  return {
    kind: "embedded",
    writers: 1,
    query: (text, parameters) =>
      turns.runExclusive(() => statements.query(text, parameters)) as Promise<never>,
    tx: (work) =>
      turns.runExclusive(() => inTransaction(lite, { statements, failpoint, listeners }, work)),
    listen: listeners.add,
    script: (text) =>
      turns.runExclusive(async () => {
        await lite.transaction((session) => session.exec(text));
        await statements.forget();
      }),
    jobQueue: {
      backend: "pglite",
      // The queue counts with numbers, not with bigint.
      db: fromPglite({
        query: (text, parameters) =>
          lite.query(text, parameters as unknown[], { parsers: { [types.INT8]: Number } }),
        exec: (text) => lite.exec(text),
      }),
    },
    dump: () => lite.dumpDataDir("none"),
    async close() {
      if (closed) return;
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await lite.close();
      await release();
    },
  };
}

interface Parts {
  readonly statements: Prepared;
  readonly failpoint: Failpoint;
  readonly listeners: Listeners;
}

async function inTransaction<T>(
  lite: PGlite,
  { statements, failpoint, listeners }: Parts,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const topics = new Set<string>();
  const transaction = lite.transaction(async () => {
    const session = untilEnded(failingTogether(statements));
    const tx: Tx = { transaction: true, announce: (topic) => topics.add(topic), ...session };
    const done = await work(tx).finally(session.end);
    failpoint.beforeCommit();
    return done;
  });
  const result = await transaction.catch(async (error: unknown) => {
    await statements.undo();
    throw error;
  });
  failpoint.afterCommit();
  listeners.tell(topics);
  return result;
}

/** PGlite has no background workers: without these the log grows and plans age. */
function housekeeping(lite: PGlite): NodeJS.Timeout[] {
  // A failure here (the database is closing) is met again at the next turn.
  const run = (statement: string) => () => void lite.exec(statement).catch(() => {});
  const vacuum = run("vacuum (analyze)");
  return [
    setInterval(run("checkpoint"), CHECKPOINT_EVERY_MS).unref(),
    setTimeout(vacuum, FIRST_VACUUM_MS).unref(),
    setInterval(vacuum, VACUUM_EVERY_MS).unref(),
  ];
}
