import type { Config } from "#platform/config";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { openServer } from "./server.ts";

/** The database that the configuration names: a server by DATABASE_URL, else embedded under DATA_DIR. */
export function openDatabase(
  config: Pick<Config, "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR"> &
    Partial<Pick<Config, "FAILPOINT">>,
): Promise<Database> {
  return config.DATABASE_URL
    ? openServer(config.DATABASE_URL, { pool: config.DATABASE_POOL, failpoint: config.FAILPOINT })
    : openEmbedded({ directory: config.DATA_DIR, failpoint: config.FAILPOINT });
}
