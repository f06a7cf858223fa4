import type { FaultResult, LeftOut } from "./fault.ts";
import type { TrialDatabase } from "./run-trial.ts";
import { type FaultyPostgres, startFaultyPostgres } from "./world/postgres.ts";

/** Runs on a PostgreSQL server of the run's own, which goes afterwards. */
export async function withPostgres(
  fault: string,
  run: (given: { server: FaultyPostgres; database: TrialDatabase }) => Promise<FaultResult>,
): Promise<(FaultResult | LeftOut)[]> {
  const server = await startFaultyPostgres();
  if (!server) return [{ fault, leftOut: "no PostgreSQL is installed" }];
  try {
    await server.create("house");
    return [await run({ server, database: { name: server.version, url: server.url("house") } })];
  } finally {
    await server.stop();
  }
}
