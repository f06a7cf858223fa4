/**
 * Breaks a sample of lines, one at a time, in a copy of the repository, and says which of them no
 * test notices. The last line is JSON; exit code 1 below the goal of 95 %.
 * Run: `npm run mutate -- [--seed N] [--sample 200] [--workers 2] [--area ledger]`.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readCommand, readCount, refuse } from "@houselight/test-kit/command-line";
import { type Area, AREAS, sourcesOf, stagesOf } from "./mutate/areas.ts";
import { applyMutant, findMutants, type Mutant } from "./mutate/find-mutants.ts";
import { type Answers, openResults, type Results, scoreOf } from "./mutate/results.ts";
import { sampleOf } from "./mutate/sample.ts";
import { createWorkspace, filesOf, type Workspace, TESTS_LOG } from "./mutate/workspace.ts";

const root = resolve(import.meta.dirname, "..");
const CACHE = join(root, ".cache/mutate");
const GOAL_PERCENT = 95;
/** Time limit of one stage of tests: a mutant may wait for ever. */
const STAGE_TIMEOUT_MS = 240_000;
const SOUND_TIMEOUT_MS = 1_200_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Candidate {
  readonly mutant: Mutant;
  readonly area: Area;
  readonly text: string;
}

const { values } = readCommand({
  run: "npm run mutate",
  about:
    "Breaks a sample of lines, one at a time in a copy of the repository, and names those that no test " +
    "notices. The last line is JSON; exit code 1 below the goal.",
  options: {
    seed: { type: "string", about: "draws another sample", default: "1" },
    sample: { type: "string", about: "lines to break", default: "200" },
    workers: { type: "string", about: "copies that are tested at once", default: "2" },
    area: { type: "string", about: `one part alone: ${AREAS.map(({ name }) => name).join(", ")}` },
  },
});

const seed = readCount("seed", values.seed);
const size = readCount("sample", values.sample);
const workers = readCount("workers", values.workers);
const areas = AREAS.filter(({ name }) => values.area === undefined || name === values.area);
if (areas.length === 0) refuse(`There is no area ${values.area}.`);

async function main(): Promise<number> {
  const begun = process.hrtime.bigint();
  const candidates = await findCandidates();
  const byId = new Map(candidates.map((one) => [one.mutant.id, one]));
  const sample = sampleOf(
    candidates.map(({ mutant }) => mutant),
    { seed, size },
  ).map(({ id }) => byId.get(id) as Candidate);
  const results = await openResults(join(CACHE, "results.json"));
  const wanted = sample.filter(({ mutant, text }) => !results.knows(mutant, text));
  say(`${sample.length} of ${candidates.length} mutants, ${wanted.length} to be tried`);
  const survivors = await tryAll(wanted, results);
  const answers = JSON.parse(
    await readFile(join(import.meta.dirname, "mutate/answers.json"), "utf8"),
  ) as Answers;
  for (const mutant of survivors)
    say(`survived ${nameOf(mutant)} ${answers[mutant.id]?.why ?? "is open"}`);
  const score = scoreOf(survivors, sample.length, answers);
  const minutes = Number((process.hrtime.bigint() - begun) / 6_000_000_000n) / 10;
  say(JSON.stringify({ seed, sampled: sample.length, ...score, minutes }));
  return score.percent >= GOAL_PERCENT && score.unanswered === 0 ? 0 : 1;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").slice(0, 80);
const nameOf = ({ id, path, line, original, replacement }: Mutant): string =>
  `${id} ${path}:${line} ${oneLine(original)} → ${oneLine(replacement)}:`;

async function findCandidates(): Promise<Candidate[]> {
  const paths = await filesOf(root);
  const found: Candidate[] = [];
  for (const area of areas)
    for (const path of sourcesOf(area, paths)) {
      const text = await readFile(join(root, path), "utf8");
      found.push(...findMutants(path, text).map((mutant) => ({ mutant, area, text })));
    }
  return found;
}

/** Tries mutants in several workspaces at once. Returns the survivors. */
async function tryAll(wanted: readonly Candidate[], results: Results): Promise<Mutant[]> {
  // The server comes with it: arguments that are wrong need not wait for that.
  const { startPostgres } = await import("@houselight/test-kit/private-postgres");
  const server = await startPostgres({ settings: ["fsync=off"] });
  const survivors: Mutant[] = [];
  const queue = [...wanted];
  const broken = new Set(wanted.map(({ area }) => area));
  if (wanted.length > 0) await assertSound([...broken], server?.url ?? "");
  const work = async (_: unknown, worker: number) => {
    const folder = join(CACHE, `worker-${worker}`);
    const workspace = await createWorkspace(root, folder);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const killed = await isKilled(workspace, next, server?.url ?? "");
      results.note(next.mutant, next.text, killed);
      if (!killed) survivors.push(next.mutant);
      say(`${queue.length} left: ${killed ? "killed" : "survived"} ${nameOf(next.mutant)}`);
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await server?.stop();
  }
  return survivors;
}

/** Tests that fail before anything is broken would seem to notice everything. */
async function assertSound(broken: readonly Area[], databaseUrl: string): Promise<void> {
  const workspace = await createWorkspace(root, join(CACHE, "unbroken"));
  const filters = broken.flatMap(({ sources, further }) => [...sources, ...further]);
  const limits = { timeoutMs: SOUND_TIMEOUT_MS, databaseUrl };
  const outcome = await workspace.test([...new Set(filters)], limits);
  if (outcome !== "passed") {
    const log = join(workspace.folder, TESTS_LOG);
    throw new Error(`The tests have ${outcome} before anything is broken: see ${log}.`);
  }
  await rm(workspace.folder, { recursive: true, force: true });
}

async function isKilled(
  workspace: Workspace,
  { mutant, area, text }: Candidate,
  databaseUrl: string,
): Promise<boolean> {
  const file = join(workspace.folder, mutant.path);
  await writeFile(file, applyMutant(text, mutant));
  try {
    for (const filters of stagesOf(area, mutant.path)) {
      const limits = { timeoutMs: STAGE_TIMEOUT_MS, databaseUrl };
      if ((await workspace.test(filters, limits)) !== "passed") return true;
    }
    return false;
  } finally {
    await writeFile(file, text);
  }
}

process.exit(
  await main().catch((error: unknown) => {
    say((error as Error).message);
    return 1;
  }),
);
