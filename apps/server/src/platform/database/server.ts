import pg from "pg";
import { StartError } from "#platform/config";
import { sha256 } from "#platform/ids";
import { type Database, errorCode, type Queryable, type Tx } from "./database.ts";

const RETRIES = 5;
/** More batches at once only make each smaller. */
const WRITERS_MAX = 4;
/** The transaction lost to another and may simply run again (PostgreSQL manual, 13.5). */
const LOST_TO_ANOTHER = new Set(["40001", "40P01"]);
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, BigInt);
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
    const result = await client.query<Row>({
      text,
      name: nameOf(text),
      values: parameters as unknown[],
      types,
    });
    return result.rows;
  },
});

/** Opens PostgreSQL 15 or later. Throws StartError when nothing answers there. */
export async function openServer(url: string, options: { pool?: number } = {}): Promise<Database> {
  const size = options.pool ?? 10;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    pipeline: true,
  });
  pool.on("error", () => {
    // A pooled connection died while idle; the pool opens another when it is needed.
  });
  await checkVersion(pool, url);
  const direct = queryable(pool);

  const once = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken = false;
    try {
      // Sent ahead of the first statement, not waited for: where it fails, so do all after it.
      const begun = client.query("begin");
      begun.catch(() => {});
      const result = await work({ transaction: true, ...queryable(client) });
      await begun;
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    kind: "server",
    writers: Math.max(1, Math.min(WRITERS_MAX, Math.floor(size / 2))),
    ...direct,
    async tx(work) {
      for (let attempt = 0; ; attempt++) {
        try {
          return await once(work);
        } catch (error) {
          if (attempt >= RETRIES || !LOST_TO_ANOTHER.has(errorCode(error) ?? "")) throw error;
        }
      }
    },
    async script(text) {
      const client = await pool.connect();
      try {
        await client.query(`begin;\n${text}\n;commit`);
      } catch (error) {
        await client.query("rollback").catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
    jobQueue: { connectionString: url, max: 2 },
    close: () => pool.end(),
  };
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
