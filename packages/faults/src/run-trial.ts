import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditHouse } from "@houselight/server/audit";
import { type Database, openEmbedded, openServer } from "@houselight/server/testing";
import type { Draw } from "@houselight/game-maths/fairness";
import { simulationDraw } from "@houselight/game-maths/slot";
import { freePort } from "@houselight/test-kit/private-postgres";
import { type FaultOptions, type FaultResult, seconds } from "./fault.ts";
import { createOperators } from "./open-operators.ts";
import { type Comparison, compareUntilQuiet } from "./workload/differences/compare.ts";
import type { Operation, OperationKind } from "./workload/operation.ts";
import { APPROVAL_LIMITS } from "./workload/player/purse.ts";
import { PROVIDER_SECRET } from "./workload/provider/report.ts";
import { Feed } from "./workload/sports/feed.ts";
import { Studio } from "./workload/studio/studio.ts";
import { Workload } from "./workload/workload.ts";
import { type ChildHouse, type Environment, startChildHouse } from "./child-house.ts";

/** The database of a trial's house. */
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
  /** Likely length of the load, if it is not `seconds`. */
  readonly expectedSeconds?: number;
  /** Everybody plays rounds with steps, and nothing else. */
  readonly steps?: boolean;
  /** Nothing is broken on purpose: any other run that broke nothing has proven nothing. */
  readonly isFaultless?: boolean;
  /**
   * Looks at the houses once everything is compared. Returns what is still to be done when they are
   * ended, with their database alone: sentences of broken rules.
   */
  readonly atEnd?: (trial: Trial) => Promise<(books: Books) => Promise<readonly string[]>>;
}

/** The database of houses that have ended, and the secret that they shared. */
export interface Books {
  open(): Promise<Database>;
  readonly secret: string;
}

/** A house under load, and what a fault may take hold of. */
export interface Trial {
  readonly houses: readonly ChildHouse[];
  /** Of each of them, its role aside. */
  readonly environment: Environment;
  readonly workload: Workload;
  readonly feed: Feed;
  readonly draw: Draw;
  /** Collects measurements: seconds from a fault to the next answer. */
  readonly recoveries: number[];
  readonly figures: Record<string, number>;
  injected: number;
  /** Puts a broken rule on record. */
  expect(holds: boolean, sentence: string): void;
}

/** Opens the books of a server's database, for an audit. */
export const openServerBooks = (url: string): Promise<Database> =>
  openServer(url, { pool: 2, answerTimeoutMs: AUDIT_TIMEOUT_MS });

export const EMBEDDED: TrialDatabase = { name: "embedded", url: null };
const SECRET = "the secret of a house that is ended often";
const REPEATED = 200;
const PASTIMES: ReadonlySet<OperationKind> = new Set([
  "bet",
  "cash_out",
  "table_bet",
  "studio",
  "coupon",
  "activation",
  "exchange",
]);
const AUDIT_TIMEOUT_MS = 300_000;

/**
 * Opens houses with players who play, lets `inject` do its worst, and looks what is left: what had
 * no answer is sent again, the history is held against the house, the books are audited.
 */
export async function runTrial(
  options: TrialOptions,
  inject: (trial: Trial) => Promise<void>,
): Promise<FaultResult> {
  const { database } = options;
  const say = sayOf(options);
  say("opens");
  const folder = await mkdtemp(join(tmpdir(), "houselight-faults-"));
  const providerPort = await freePort();
  const feed = await Feed.listen();
  const studio = await Studio.listen();
  const houses: ChildHouse[] = [];
  let workload: Workload | undefined;
  try {
    const operators = await createOperators({ url: database.url, folder }, SECRET);
    const environment = environmentOf(options, folder, { providerPort, feed, studio });
    houses.push(...(await openHouses(options.replicas ?? 1, environment)));
    const urls = houses.map((house) => house.url);
    const { seed, seconds: duration, expectedSeconds = duration } = options;
    const { steps = false, tables = false } = options;
    const outside = { providerPort, feed, studio };
    const given = { urls, ...outside, seed, expectedSeconds, operators, steps, tables };
    workload = await Workload.open(given);
    await workload.addPlayers(options.players);
    if (!steps) await workload.openPastimes();
    say(`${options.players} players are in`);
    const violations: string[] = [];
    const trial: Trial = {
      houses,
      environment,
      workload,
      feed,
      draw: simulationDraw(options.seed),
      recoveries: [],
      figures: {},
      injected: 0,
      expect: (holds, sentence) => void (holds || violations.push(sentence)),
    };
    let running = true;
    const playing = workload.play(() => running);
    await inject(trial).catch((error: unknown) => violations.push(`the run breaks off: ${error}`));
    trial.expect(trial.injected > 0 || options.isFaultless === true, "nothing was broken");
    running = false;
    await playing;
    say(`${workload.history.length} wishes, ${workload.operators.history.length} decisions`);
    const open = await workload.settle();
    await workload.repeat(REPEATED);
    say("everything is answered");
    const comparison = await compareUntilQuiet(workload);
    say("compared");
    violations.push(...workload.broken, ...workload.provider.violations);
    const afterwards = await options.atEnd?.(trial);
    for (const house of houses) await house.kill();
    const books = { open: () => openBooks(database, folder), secret: SECRET };
    if (afterwards) violations.push(...(await afterwards(books)));
    violations.push(...(await audit(database, folder)));
    say("audited");
    return resultOf(options, trial, comparison, { violations, open });
  } finally {
    for (const house of houses) await house.kill();
    await workload?.close();
    await feed.close();
    await studio.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The outside world of a trial's houses, which the workload plays. */
interface Outside {
  readonly providerPort: number;
  readonly feed: Feed;
  readonly studio: Studio;
}

const environmentOf = (
  { database, env }: TrialOptions,
  folder: string,
  { providerPort, feed, studio }: Outside,
): Environment => ({
  DATA_DIR: folder,
  SECRET,
  TRUST_PROXY: "1",
  PAPERPAY_SECRET: PROVIDER_SECRET,
  PAPERPAY_URL: `http://127.0.0.1:${providerPort}`,
  SPORTS_FEED_URL: feed.url,
  STUDIOS: studio.configuration,
  ...APPROVAL_LIMITS,
  WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES: "0",
  ...(database.url ? { DATABASE_URL: database.houseUrl ?? database.url } : {}),
  ...env,
});

async function openHouses(replicas: number, environment: Environment): Promise<ChildHouse[]> {
  const houses: ChildHouse[] = [];
  for (let index = 0; index < replicas; index++) {
    const role: Environment = index === 0 ? {} : { ROLE: "web" };
    houses.push(await startChildHouse(await freePort(), { ...environment, ...role }));
  }
  return houses;
}

/** Says what a run is at, and for how long it has been running. */
function sayOf({ fault, database, progress }: TrialOptions): (what: string) => void {
  const begun = seconds();
  return (what) =>
    progress(`${fault} on ${database.name}, ${(seconds() - begun).toFixed(1)} s: ${what}`);
}

const openBooks = ({ url }: TrialDatabase, folder: string): Promise<Database> =>
  url ? openServerBooks(url) : openEmbedded({ directory: folder });

const audit = async (database: TrialDatabase, folder: string): Promise<string[]> =>
  auditBooks(await openBooks(database, folder));

/** Audits books and closes them. Returns a sentence for each invariant that is broken. */
export async function auditBooks(books: Database): Promise<string[]> {
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
  { lost, duplicated, imbalanced, quietSeconds }: Comparison,
  rest: { violations: readonly string[]; open: number },
): FaultResult {
  const { workload, figures, injected } = trial;
  const recoveries = trial.recoveries.sort((a, b) => a - b);
  const told = [...workload.history, ...workload.operators.history];
  const answered = told.filter((one) => one.state !== "unanswered").length;
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
    figures: {
      ...figures,
      ...decisionFigures(workload),
      quiet_s: Math.round(quietSeconds),
    },
    violations: [...rest.violations, ...lost, ...duplicated, ...imbalanced],
  };
}

/** Counts what was accepted beside rounds and payments, and what limits kept from being staked. */
function playFigures(history: readonly Operation[]): Record<string, number> {
  const figures: Record<string, number> = {};
  const count = (name: string) => {
    figures[name] = (figures[name] ?? 0) + 1;
  };
  for (const { kind, state, refusal } of history) {
    if (state === "accepted" && PASTIMES.has(kind)) count(kind);
    if (refusal?.endsWith("_limit_exceeded")) count(refusal);
  }
  return figures;
}

/** Counts the operators' decisions of each kind, and the withdrawals that players recalled before. */
function decisionFigures({ history, operators }: Workload): Record<string, number> {
  const accepted = (kind: string) =>
    [...history, ...operators.history].filter(
      (one) => one.kind === kind && one.state === "accepted",
    ).length;
  const refused = (code: string) =>
    operators.history.filter(({ refusal }) => refusal === code).length;
  return {
    withdrawals: accepted("withdrawal"),
    approvals: accepted("approval"),
    rejections: accepted("rejection"),
    recalls: accepted("recall"),
    second_operator_needed: refused("second_operator_needed"),
    already_decided: refused("already_decided"),
    ...playFigures(history),
  };
}
