import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import {
  failedFiles,
  type LastRun,
  mergeResults,
  passedSince,
  readResults,
  writeLastRun,
} from "./last-run.ts";

const passed = (name: string) => ({ file: "apps/a.test.ts", name, status: "passed" as const });
const failed = (name: string) => ({ file: "apps/a.test.ts", name, status: "failed" as const });
const skipped = (name: string) => ({ file: "apps/a.test.ts", name, status: "skipped" as const });

it("names a test by its file from the root and all its titles, once for each project", () => {
  const file = {
    name: "/house/apps/a.test.ts",
    status: "passed",
    assertionResults: [
      { ancestorTitles: ["", "a wheel"], title: "turns (ROUTE-07)", status: "passed" },
      { ancestorTitles: [], title: "stops", status: "pending" },
    ],
  };
  const again = { ...file, assertionResults: [{ ...file.assertionResults[0]!, status: "failed" }] };
  expect(readResults({ testResults: [file, again] }, "/house")).toEqual([
    passed("a wheel turns (ROUTE-07)"),
    skipped("stops"),
    failed("a wheel turns (ROUTE-07)"),
  ]);
});

it("replaces what ran and keeps what a filter left out", () => {
  const kept = [passed("one"), passed("two"), failed("two"), passed("three")];
  const latest = [failed("one"), passed("two"), skipped("three"), skipped("four")];
  expect(mergeResults(kept, latest)).toEqual([
    passed("three"),
    failed("one"),
    passed("two"),
    skipped("four"),
  ]);
});

it("lets no test of a file that cannot be loaded stand as passed", () => {
  const name = "/house/apps/a.test.ts";
  const unloaded = { testResults: [{ name, status: "failed", assertionResults: [] }] };
  const latest = readResults(unloaded, "/house");
  expect(latest).toEqual([failed("")]);
  expect(mergeResults([passed("one"), passed("two")], latest)).toEqual(latest);
  expect(mergeResults(latest, [passed("one")])).toEqual([passed("one")]);
});

it("counts a file whose set-up throws as failed, beside the tests that it left out", () => {
  const assertionResults = [{ ancestorTitles: [], title: "one", status: "skipped" }];
  const file = { name: "/house/apps/a.test.ts", status: "failed", assertionResults };
  const first = readResults({ testResults: [file] }, "/house");
  expect(first).toEqual([failed(""), skipped("one")]);
  expect(failedFiles(first)).toEqual(["apps/a.test.ts"]);
  expect(mergeResults(first, [passed("one")])).toEqual([passed("one")]);
});

it("names what passed on the second run only, in every project", () => {
  const first = [failed("one"), failed("two"), passed("two"), passed("three"), failed("")];
  expect(failedFiles(first)).toEqual(["apps/a.test.ts"]);
  const again = [passed("one"), passed("two"), failed("two"), passed("three")];
  expect(passedSince(first, again)).toEqual([failed("one")]);
  const whole = [failed(""), skipped("one")];
  expect(passedSince(whole, [passed("one")])).toEqual([failed("")]);
  expect(passedSince(whole, [failed("")])).toEqual([]);
});

it("starts a new record with each full run", async () => {
  const folder = await mkdtemp(join(tmpdir(), "last-run-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "deep/last-run.json");
  const record = async () => JSON.parse(await readFile(path, "utf8")) as LastRun;
  await writeLastRun(path, [passed("one"), passed("two")], { at: new Date(0), filtered: true });
  await writeLastRun(path, [failed("two")], { at: new Date(1), filtered: true });
  expect(await record()).toEqual({
    at: "1970-01-01T00:00:00.001Z",
    tests: [passed("one"), failed("two")],
  });
  await writeLastRun(path, [passed("three")], { at: new Date(2), filtered: false });
  expect((await record()).tests).toEqual([passed("three")]);
});
