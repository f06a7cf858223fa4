import pg from "pg";
import { StartError } from "#platform/config";
import { sha256 } from "#platform/ids";
import { type Database, errorCode, type Queryable, type Tx } from "./database.ts";
import { createListeners, type Listeners } from "./announcements.ts";
import { createFailpoint, type Failpoint } from "./failpoint.ts";
import { failingTogether } from "./failing-together.ts";
import { untilEnded } from "./until-ended.ts";
import { GatheringSocket } from "./gathering-socket.ts";

const RETRIES = 5;
/** More batches at once only make each smaller. */
const WRITERS_MAX = 4;
/** The transaction lost to another and may simply run again (PostgreSQL manual, 13.5). */
const LOST_TO_ANOTHER = new Set(["40001", "40P01"]);
/** A line that was cut says nothing: after this long without an answer the connection is given up. */
const ANSWER_TIMEOUT_MS = 6000;
/** Time limit for a connection, or for a free one of the pool. */
const CONNECT_TIMEOUT_MS = 3000;
/** A migration may rewrite a table. */
const SCRIPT_TIMEOUT_MS = 3_600_000;
/** Number of the type bigint[], which the driver has no name for. */
const INT8_LIST: number = 1016;
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, BigInt);
types.setTypeParser(INT8_LIST, (text: string) => (text.match(/-?\d+/g) ?? []).map(BigInt));
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

/** Statements are prepared once per connection under a name made from their text. */
const names = new Map<string, string>();
const nameOf = (text: string): string => {
  let name = names.get(text);
  if (!name) {
    name = sha256(text).slice(0, 32);
    names.set(text, name);
  }
  return name;
};

const queryable = (client: pg.Pool | pg.PoolClient): Queryable => ({
  async query<Row extends object>(text: string, parameters: readonly unknown[] = []) {
    const statement = { text, name: nameOf(text), values: parameters as unknown[], types };
    try {
      return (await client.query<Row>(statement)).rows;
    } catch (error) {
      throw withCode(error);
    }
  },
});

/** Messages of the driver, without a code, for a connection that broke or could not be opened. */
const CONNECTION_DIED =
  /^(Query read timeout|Connection terminated|Client (has encountered|was closed)|timeout exceeded)/;
/** connection_failure: nobody knows whether the statement was done (PostgreSQL manual, appendix A). */
const CONNECTION_FAILURE = "08006";

function withCode(error: unknown): unknown {
  if (error instanceof Error && !errorCode(error) && CONNECTION_DIED.test(error.message))
    return Object.assign(error, { code: CONNECTION_FAILURE });
  return error;
}

export interface ServerOptions {
  /** Connections at most. */
  readonly pool?: number;
  /** Time limit of a statement: longer for reports than for requests. */
  readonly answerTimeoutMs?: number;
  /** See failpoint.ts. */
  readonly failpoint?: string | undefined;
}

/** Opens PostgreSQL 15 or later. Throws StartError when nothing answers there. */
export async function openServer(url: string, options: ServerOptions = {}): Promise<Database> {
  const size = options.pool ?? 10;
  const failpoint = createFailpoint(options.failpoint);
  const listeners = createListeners();
  const pool = openPool(url, size, options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS);
  await checkVersion(pool, url);
  return {
    kind: "server",
    writers: Math.max(1, Math.min(WRITERS_MAX, Math.floor(size / 2))),
    ...queryable(pool),
    async tx(work) {
      for (let attempt = 0; ; attempt++) {
        try {
          return await inTransaction(pool, { failpoint, listeners }, work);
        } catch (error) {
          if (attempt >= RETRIES || !LOST_TO_ANOTHER.has(errorCode(error) ?? "")) throw error;
        }
      }
    },
    listen: listeners.add,
    script: (text) => runScript(pool, text),
    jobQueue: { connectionString: url, max: 2 },
    close: () => pool.end(),
  };
}

function openPool(url: string, size: number, answerTimeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: Math.max(30_000, answerTimeoutMs),
    query_timeout: answerTimeoutMs,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    pipeline: true,
    stream: () => new GatheringSocket(),
  });
  pool.on("error", () => {
    // A pooled connection died while idle; the pool opens another when it is needed.
  });
  pool.on("connect", (client) => {
    // One that dies in use fails its statements; without a listener it would end the process too.
    client.on("error", () => {});
  });
  return pool;
}

async function inTransaction<T>(
  pool: pg.Pool,
  { failpoint, listeners }: { readonly failpoint: Failpoint; readonly listeners: Listeners },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await connect(pool);
  const topics = new Set<string>();
  let broken = false;
  try {
    // Sent ahead of the first statement, not waited for: where it fails, so do all after it.
    const begun = client.query("begin");
    begun.catch(() => {});
    const session = untilEnded(failingTogether(queryable(client)));
    const tx: Tx = { transaction: true, announce: (topic) => topics.add(topic), ...session };
    const result = await work(tx).finally(session.end);
    await begun;
    failpoint.beforeCommit();
    await client.query("commit");
    failpoint.afterCommit();
    listeners.tell(topics);
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {
      broken = true;
    });
    throw withCode(error);
  } finally {
    client.release(broken);
  }
}

async function runScript(pool: pg.Pool, text: string): Promise<void> {
  const client = await connect(pool);
  let broken = false;
  try {
    // Those of the connection are a request's: behind them the second of two starts would not wait for the first.
    const limits = ["statement_timeout", "lock_timeout"]
      .map((name) => `set local ${name} = ${SCRIPT_TIMEOUT_MS};`)
      .join("\n");
    const script = {
      text: `begin;\n${limits}\n${text}\n;commit`,
      query_timeout: SCRIPT_TIMEOUT_MS,
    };
    await client.query(script as pg.QueryConfig);
  } catch (error) {
    await client.query("rollback").catch(() => {
      broken = true;
    });
    throw withCode(error);
  } finally {
    client.release(broken);
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw withCode(error);
  }
}

async function checkVersion(pool: pg.Pool, url: string): Promise<void> {
  const place = url.replace(/\/\/[^@/]*@/, "//").replace(/\?.*$/, "");
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const version = Number(rows[0]?.version ?? 0);
    if (version < 150_000)
      throw new StartError(`The database at ${place} is older than PostgreSQL 15.`);
  } catch (error) {
    await pool.end().catch(() => {});
    if (error instanceof StartError) throw error;
    throw new StartError(
      `No database answers at ${place} (DATABASE_URL): ${(error as Error).message || errorCode(error)}.`,
    );
  }
}
