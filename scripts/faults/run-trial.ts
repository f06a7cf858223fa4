import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditHouse } from "../../apps/server/src/audit/audit-house.ts";
import { openEmbedded, openServer } from "../../apps/server/src/testing.ts";
import { simulationDraw } from "../../packages/game-maths/src/slot/index.ts";
import { freePort } from "../private-postgres.ts";
import { type FaultOptions, type FaultResult, rest, seconds } from "./fault.ts";
import { compare, type Comparison } from "./workload/compare.ts";
import { PROVIDER_SECRET } from "./workload/report.ts";
import { type Draw, Workload } from "./workload/workload.ts";
import { type ChildHouse, type Environment, startChildHouse } from "./child-house.ts";

/** Where the house of a trial keeps its books. */
export interface TrialDatabase {
  readonly name: string;
  /** Null for the embedded one. */
  readonly url: string | null;
  /** As the house reaches it, where that is another way: through a bad line. */
  readonly houseUrl?: string;
}

export interface TrialOptions extends FaultOptions {
  readonly fault: string;
  readonly database: TrialDatabase;
  /** Houses on one database; one on the embedded. */
  readonly replicas?: number;
  readonly env?: Environment;
}

/** A house under load, and what a fault may take hold of. */
export interface Trial {
  readonly houses: readonly ChildHouse[];
  readonly workload: Workload;
  readonly draw: Draw;
  /** Where measurements go: seconds from a fault to the next answer. */
  readonly recoveries: number[];
  readonly figures: Record<string, number>;
  injected: number;
  /** Puts a broken rule on record. */
  expect(holds: boolean, sentence: string): void;
}

export const EMBEDDED: TrialDatabase = { name: "embedded", url: null };
const SETTLE_SECONDS = 30;
const REPEATED = 200;
const AUDIT_TIMEOUT_MS = 60_000;

/**
 * Opens houses with players who play, lets `inject` do its worst, and looks what is left: what had
 * no answer is sent again, the history is held against the house, the books are audited.
 */
export async function runTrial(
  options: TrialOptions,
  inject: (trial: Trial) => Promise<void>,
): Promise<FaultResult> {
  options.progress(`${options.fault} on ${options.database.name}`);
  const folder = await mkdtemp(join(tmpdir(), "houselight-faults-"));
  const providerPort = await freePort();
  const houses: ChildHouse[] = [];
  let workload: Workload | undefined;
  try {
    houses.push(...(await openHouses(options, folder, providerPort)));
    const urls = houses.map((house) => house.url);
    workload = await Workload.open({ urls, providerPort, seed: options.seed });
    await workload.addPlayers(options.players);
    const violations: string[] = [];
    const trial: Trial = {
      houses,
      workload,
      draw: simulationDraw(options.seed),
      recoveries: [],
      figures: {},
      injected: 0,
      expect: (holds, sentence) => void (holds || violations.push(sentence)),
    };
    let running = true;
    const playing = workload.play(() => running);
    await inject(trial).catch((error: unknown) => violations.push(`the run breaks off: ${error}`));
    running = false;
    await playing;
    const open = await workload.settle();
    await workload.repeat(REPEATED);
    const comparison = await compareUntilQuiet(workload);
    violations.push(...workload.broken, ...workload.provider.violations);
    for (const house of houses) await house.kill();
    violations.push(...(await audit(options.database, folder)));
    return resultOf(options, trial, comparison, { violations, open: open.length });
  } finally {
    for (const house of houses) await house.kill();
    await workload?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openHouses(
  { database, env, replicas = 1 }: TrialOptions,
  folder: string,
  providerPort: number,
): Promise<ChildHouse[]> {
  const shared: Environment = {
    DATA_DIR: folder,
    SECRET: "the secret of a house that is ended often",
    TRUST_PROXY: "yes",
    PAPERPAY_SECRET: PROVIDER_SECRET,
    PAPERPAY_URL: `http://127.0.0.1:${providerPort}`,
    ...(database.url ? { DATABASE_URL: database.houseUrl ?? database.url } : {}),
    ...env,
  };
  const houses: ChildHouse[] = [];
  for (let index = 0; index < replicas; index++) {
    const role: Environment = index === 0 ? {} : { ROLE: "web" };
    houses.push(await startChildHouse(await freePort(), { ...shared, ...role }));
  }
  return houses;
}

/** What goes on behind the answers (payouts) may take its time, 30 s at most. */
async function compareUntilQuiet(workload: Workload): Promise<Comparison> {
  const deadline = seconds() + SETTLE_SECONDS;
  for (;;) {
    const comparison = await compare(workload);
    const { lost, duplicated, imbalanced } = comparison;
    if (lost.length + duplicated.length + imbalanced.length === 0 || seconds() > deadline)
      return comparison;
    await rest(500);
  }
}

async function audit(database: TrialDatabase, folder: string): Promise<string[]> {
  const books = database.url
    ? await openServer(database.url, { pool: 2, answerTimeoutMs: AUDIT_TIMEOUT_MS })
    : await openEmbedded({ directory: folder });
  try {
    return (await auditHouse(books))
      .filter((result) => result.violations > 0)
      .map(
        ({ id, violations, findings }) =>
          `${id}: ${violations} violations, first ${findings[0]?.subject} ${findings[0]?.detail}`,
      );
  } finally {
    await books.close();
  }
}

function resultOf(
  options: TrialOptions,
  trial: Trial,
  { lost, duplicated, imbalanced }: Comparison,
  rest: { violations: readonly string[]; open: number },
): FaultResult {
  const { workload, figures, injected } = trial;
  const recoveries = trial.recoveries.sort((a, b) => a - b);
  const answered = workload.history.filter((one) => one.state !== "unanswered").length;
  return {
    fault: options.fault,
    database: options.database.name,
    acknowledged: answered + workload.provider.acknowledged,
    lost: lost.length,
    duplicated: duplicated.length,
    imbalance: imbalanced.length,
    unresolved: rest.open + workload.provider.outstanding,
    recoverySecondsMedian: recoveries[Math.floor(recoveries.length / 2)] ?? 0,
    recoverySecondsMax: recoveries.at(-1) ?? 0,
    injected,
    figures,
    violations: [...rest.violations, ...lost, ...duplicated, ...imbalanced],
  };
}
