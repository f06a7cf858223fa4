import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSites } from "../build/build-sites.ts";
import { findChromium } from "@houselight/test-kit/find-chromium";
import { startPostgres } from "@houselight/test-kit/private-postgres";
import {
  failedFiles,
  mergeResults,
  passedSince,
  readResults,
  type TestResult,
  type VitestReport,
  writeLastRun,
} from "./last-run.ts";

/**
 * Runs the checks, then every suite (`npm test`). Arguments go to Vitest (`npm test -- ledger`).
 * `--all` widens the tables of the journeys to every language, screen and game (`npm run test:all`).
 * Files that fail are run once more by themselves: a fault fails again, a wait that a busy machine
 * outlasted does not, and is named. The results of each test go to LAST_RUN; the last line counts them.
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
  say((await buildSites(root)) ? "The sites are built." : "The sites are up to date.");
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

/** More failed files than this are no accident of a busy machine. */
const REPEATED_FILES = 5;

/** Browsers want the machine to themselves: journeys run after all else. */
const PHASES = [
  ["units", "units of sites", "units apart", "embedded database", "PostgreSQL", "two replicas"],
  ["journeys", "toys"],
] as const;

async function runSuites(
  filters: readonly string[],
  databaseUrl: string,
  result: string,
): Promise<number> {
  const results: TestResult[] = [];
  const unsteady: TestResult[] = [];
  let isBroken = false;
  for (const phase of PHASES) {
    const first = await runPhase(phase, filters, databaseUrl, result);
    const files = failedFiles(first.results);
    const isRepeated = files.length > 0 && files.length <= REPEATED_FILES;
    if (isRepeated) say(`\nOnce more, by themselves: ${files.join(", ")}`);
    const last = isRepeated ? await runPhase(phase, files, databaseUrl, result) : first;
    results.push(...(isRepeated ? mergeResults(first.results, last.results) : first.results));
    unsteady.push(...(isRepeated ? passedSince(first.results, last.results) : []));
    isBroken ||= last.status !== 0;
  }
  await writeLastRun(LAST_RUN, results, { at: new Date(), filtered: filters.length > 0 });
  for (const { file, name } of unsteady)
    say(`Passed on the second run only: ${file} > ${name || "the whole file"}`);
  const count = (status: TestResult["status"]) =>
    results.filter((one) => one.status === status).length;
  // A run may end badly without a failed test: by an error that no test caught.
  const failed = Math.max(count("failed"), isBroken ? 1 : 0);
  say(`${count("passed")} passed, ${failed} failed, ${count("skipped")} skipped`);
  return failed > 0 || count("passed") === 0 ? 1 : 0;
}

async function runPhase(
  phase: readonly string[],
  filters: readonly string[],
  databaseUrl: string,
  result: string,
): Promise<{ status: number; results: TestResult[] }> {
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
  const report = JSON.parse(await readFile(result, "utf8")) as VitestReport;
  return { status, results: readResults(report, root) };
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
