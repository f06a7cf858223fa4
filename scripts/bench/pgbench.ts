import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PrivatePostgres } from "@houselight/test-kit/private-postgres";

const run = promisify(execFile);
const PGBENCH_OPTIONS = ["-M", "prepared", "-c", "16", "-j", "2"] as const;
const PGBENCH_SCALE = 20;

/** Returns the path of pgbench; null when it is not installed. */
export async function findPgbench(server: PrivatePostgres): Promise<string | null> {
  for (const path of [join(server.binaries, "pgbench"), "/usr/bin/pgbench"]) {
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return null;
}

export async function preparePgbench(pgbench: string, url: string): Promise<void> {
  await run(pgbench, ["-i", "-q", "-s", String(PGBENCH_SCALE), url]);
}

/** Transactions a second of pgbench's TPC-B on this server. */
export async function runPgbench(pgbench: string, url: string, seconds: number): Promise<number> {
  const { stdout } = await run(pgbench, [...PGBENCH_OPTIONS, "-n", "-T", String(seconds), url]);
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench says no tps:\n${stdout}`);
  return Math.round(Number(tps));
}
