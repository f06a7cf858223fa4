import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSite } from "@houselight/web/build-site";
import { findChromium } from "@houselight/test-kit/find-chromium";
import { startPostgres } from "@houselight/test-kit/private-postgres";
import { readResults, type TestResult, type VitestReport, writeLastRun } from "./last-run.ts";

/**
 * Runs the checks, then every suite (`npm test`). Arguments go to Vitest (`npm test -- ledger`).
 * `--all` widens the tables of the journeys to every language, screen and game (`npm run test:all`).
 * The results of each test go to LAST_RUN; the last line counts them.
 */
const root = resolve(import.meta.dirname, "../..");
const LAST_RUN = join(root, ".cache/last-run.json");
const ALL = "--all";
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const filters = given.filter((one) => one !== ALL);
  if (given.includes(ALL)) process.env["TEST_MATRIX"] = "all";
  if (filters.length === 0 && (await run(["npm", "run", "--silent", "check"], {})) !== 0) {
    say("The checks fail: see above.");
    return 1;
  }
  await findChromium();
  say((await buildSite(root)) ? "The site is built." : "The site is up to date.");
  const named = process.env["TEST_DATABASE_URL"];
  const server = named ? null : await startPostgres({ settings: ["fsync=off"] });
  say(
    named
      ? "Suites on PostgreSQL use TEST_DATABASE_URL."
      : server
        ? `Suites on PostgreSQL use a private server (${server.version}).`
        : "No PostgreSQL is installed: its suites are left out.",
  );
  const folder = await mkdtemp(join(tmpdir(), "houselight-test-"));
  try {
    return await runSuites(filters, named ?? server?.url ?? "", join(folder, "result.json"));
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Report extends VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

/** Browsers want the machine to themselves: journeys run after all else. */
const PHASES = [
  ["units", "embedded database", "PostgreSQL", "two replicas"],
  ["journeys", "toys"],
] as const;

async function runSuites(
  filters: readonly string[],
  databaseUrl: string,
  result: string,
): Promise<number> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const results: TestResult[] = [];
  for (const phase of PHASES) {
    const { status, report } = await runPhase(phase, filters, databaseUrl, result);
    results.push(...readResults(report, root));
    // A file that cannot be loaded has no failed test of its own and fails all the same.
    total.failed += Math.max(report.numFailedTests, status === 0 ? 0 : 1);
    total.passed += report.numPassedTests;
    total.skipped += report.numPendingTests;
  }
  await writeLastRun(LAST_RUN, results, { at: new Date(), filtered: filters.length > 0 });
  say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

async function runPhase(
  phase: readonly string[],
  filters: readonly string[],
  databaseUrl: string,
  result: string,
): Promise<{ status: number; report: Report }> {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const options = [
    ...phase.flatMap((project) => ["--project", project]),
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${result}`,
  ];
  const status = await run([process.execPath, vitest, "run", ...options, ...filters], {
    TEST_DATABASE_URL: databaseUrl,
    NO_COLOR: "1",
  });
  return { status, report: JSON.parse(await readFile(result, "utf8")) as Report };
}

function run(command: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const [program = "", ...parameters] = command;
  return new Promise((done, fail) => {
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.once("error", fail);
    child.once("exit", (code) => done(code ?? 1));
  });
}

process.exit(
  await main().catch((error: unknown) => {
    say((error as Error).message);
    return 1;
  }),
);
