import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";

/** The result of one test in one project. */
export interface TestResult {
  /** Path from the root of the repository, with slashes. */
  readonly file: string;
  /** The titles of its describes and its own, joined by a space; empty for a file that fails as a whole. */
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped";
}

/** The results on record: all of the last full run, in parts replaced by filtered runs since. */
export interface LastRun {
  /** The end of the latest run, in ISO 8601. */
  readonly at: string;
  readonly tests: readonly TestResult[];
}

/** The part of Vitest's JSON report that the record is made from. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** Reads the results of a phase; a test that ran in several projects comes once for each. */
export function readResults(report: VitestReport, root: string): TestResult[] {
  return report.testResults.flatMap(({ name, status: ofFile, assertionResults }): TestResult[] => {
    const file = relative(root, name).replaceAll("\\", "/");
    const results = assertionResults.map(
      ({ ancestorTitles, title, status }): TestResult => ({
        file,
        name: [...ancestorTitles, title].filter((part) => part !== "").join(" "),
        status: status === "passed" || status === "failed" ? status : "skipped",
      }),
    );
    // A file that cannot be loaded has no tests, one whose set-up throws only tests left out.
    return ofFile === "failed" && results.every(({ status }) => status !== "failed")
      ? [{ file, name: "", status: "failed" }, ...results]
      : results;
  });
}

/**
 * Merges a filtered run into the results on record: every test that ran replaces its entries, all
 * others stay. A test that the filter left out comes as skipped and replaces nothing; a file that
 * fails as a whole replaces all its tests.
 */
export function mergeResults(
  kept: readonly TestResult[],
  latest: readonly TestResult[],
): TestResult[] {
  const keyOf = ({ file, name }: TestResult): string => `${file}\n${name}`;
  const ran = new Set(latest.filter(({ status }) => status !== "skipped").map(keyOf));
  const known = new Set(kept.map(keyOf));
  const files = new Set(latest.map(({ file }) => file));
  const unloaded = new Set(latest.filter(({ name }) => name === "").map(({ file }) => file));
  const isReplaced = (one: TestResult): boolean =>
    ran.has(keyOf(one)) || unloaded.has(one.file) || (one.name === "" && files.has(one.file));
  return [
    ...kept.filter((one) => !isReplaced(one)),
    ...latest.filter((one) => ran.has(keyOf(one)) || !known.has(keyOf(one))),
  ];
}

/** Returns the files in which a test failed, each once. */
export const failedFiles = (results: readonly TestResult[]): string[] => [
  ...new Set(results.filter(({ status }) => status === "failed").map(({ file }) => file)),
];

/** Returns the tests, and the files as a whole, that failed and passed in every project when run again. */
export function passedSince(
  first: readonly TestResult[],
  again: readonly TestResult[],
): TestResult[] {
  const keyOf = ({ file, name }: TestResult): string => `${file}\n${name}`;
  const failing = new Set(again.filter(({ status }) => status === "failed").map(keyOf));
  const passing = new Set(again.filter(({ status }) => status === "passed").map(keyOf));
  const broken = failedFiles(again);
  return first.filter(
    (one) =>
      one.status === "failed" &&
      (one.name === ""
        ? !broken.includes(one.file)
        : passing.has(keyOf(one)) && !failing.has(keyOf(one))),
  );
}

/** Writes the record of a run. It is renamed into place, so that a reader never sees half of it. */
export async function writeLastRun(
  path: string,
  latest: readonly TestResult[],
  { at, filtered }: { readonly at: Date; readonly filtered: boolean },
): Promise<void> {
  const kept = filtered ? await readLastRun(path) : [];
  const run: LastRun = { at: at.toISOString(), tests: mergeResults(kept, latest) };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.draft`, `${JSON.stringify(run, null, 1)}\n`);
  await rename(`${path}.draft`, path);
}

async function readLastRun(path: string): Promise<readonly TestResult[]> {
  const text = await readFile(path, "utf8").catch(() => null);
  return text === null ? [] : (JSON.parse(text) as LastRun).tests;
}
