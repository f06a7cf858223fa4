import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditHouse } from "../../apps/server/src/audit/audit-house.ts";
import { type Database, openEmbedded, openServer } from "../../apps/server/src/testing.ts";
import { simulationDraw } from "../../packages/game-maths/src/slot/index.ts";
import { freePort } from "../private-postgres.ts";
import { startChildHouse } from "./child-house.ts";
import { PROVIDER_SECRET, Workload } from "./workload.ts";

export interface KillRunOptions {
  readonly kills: number;
  readonly players: number;
  /** Decides the moments of the kills; the same seed gives the same moments. */
  readonly seed: number;
  /** A database of its own on a server; the embedded one when null. */
  readonly databaseUrl: string | null;
  progress?(line: string): void;
}

export interface KillRunResult {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged once, and gone or answered differently after a kill. */
  readonly lost: number;
  readonly duplicated: number;
  readonly unresolved: number;
  readonly violations: readonly string[];
  readonly recoverySecondsMedian: number;
  readonly recoverySecondsMax: number;
}

const KILL_AFTER_MS = { min: 50, max: 500 };

/**
 * Plays while the house is killed at random moments. After each kill the unanswered operations are
 * sent again under their ids. In the end every operation stands exactly once, every balance is what
 * its player did, and the audit holds.
 */
export async function killRun(options: KillRunOptions): Promise<KillRunResult> {
  const folder = await mkdtemp(join(tmpdir(), "houselight-faults-"));
  const [port, providerPort] = [await freePort(), await freePort()];
  const env: Record<string, string> = {
    DATA_DIR: folder,
    SECRET: "the secret of a house that is killed often",
    TRUST_PROXY: "yes",
    PAPERPAY_SECRET: PROVIDER_SECRET,
    PAPERPAY_URL: `http://127.0.0.1:${providerPort}`,
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
  };
  const house = await startChildHouse(port, env);
  const workload = await Workload.open(house.url, providerPort);
  const draw = simulationDraw(options.seed);
  const recoveries: number[] = [];
  let differing = 0;
  try {
    await workload.addPlayers(options.players);
    for (let kill = 0; kill < options.kills; kill++) {
      let running = true;
      const playing = workload.play(() => running);
      await new Promise((resolve) =>
        setTimeout(resolve, KILL_AFTER_MS.min + draw(KILL_AFTER_MS.max - KILL_AFTER_MS.min)),
      );
      // Nothing new is sent to a dead house; what is in flight meets the kill.
      running = false;
      await house.kill();
      await playing;
      recoveries.push(await house.restart());
      differing += await settle(workload);
      options.progress?.(
        `kill ${kill + 1} of ${options.kills}: ${workload.operations.length} operations so far`,
      );
    }
    const { lost, wrongBalances } = await workload.compare();
    const unresolved = workload.operations.filter((operation) => operation.answer === null).length;
    await house.kill();
    const violations = await auditAfter(folder, options.databaseUrl);
    recoveries.sort((a, b) => a - b);
    return {
      kills: options.kills,
      acknowledged: workload.operations.length - unresolved,
      lost: lost.length + differing,
      duplicated: wrongBalances.length,
      unresolved,
      violations: [...violations, ...wrongBalances],
      recoverySecondsMedian: recoveries[Math.floor(recoveries.length / 2)] ?? 0,
      recoverySecondsMax: recoveries.at(-1) ?? 0,
    };
  } finally {
    await house.kill().catch(() => {});
    await workload.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends what is unanswered again, and the last answered ones too: their answers must not change. */
async function settle(workload: Workload): Promise<number> {
  let differing = 0;
  const recent = workload.operations.slice(-60);
  const unanswered = workload.operations.filter((operation) => operation.answer === null);
  for (const operation of new Set([...unanswered, ...recent])) {
    const answered = operation.answer !== null;
    await workload.send(operation).catch((error: unknown) => {
      if (answered) differing++;
      else throw error;
    });
  }
  return differing;
}

async function auditAfter(folder: string, databaseUrl: string | null): Promise<string[]> {
  const database: Database = databaseUrl
    ? await openServer(databaseUrl)
    : await openEmbedded({ directory: folder });
  try {
    const results = await auditHouse(database);
    return results.flatMap((result) =>
      result.violations > 0 ? [`${result.id}: ${result.violations} violations`] : [],
    );
  } finally {
    await database.close();
  }
}
