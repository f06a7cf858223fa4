import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { countRows, type LastRun, proveRows } from "./measure-rows.ts";
import { readRequirements, REQUIREMENTS } from "./requirements.ts";

const PROGRAM = join(import.meta.dirname, "../rows.ts");
/** Sections of no real requirement, so that no rule takes these codes for real ones. */
const DOCUMENT = [
  "| DOOR-01 | It opens. | Open it. | works |",
  "| DOOR-02 | It closes. | Close it. | part: it jams |",
  "| LOCK-01 | It locks. | Lock it. | works |",
  "| LOCK-02 | It bolts. | Bolt it. | no |",
  ["| OPEN", "01 | Handles: round. | Look. | works |"].join("-"),
].join("\n");
const DECISION = ["OPEN", "01"].join("-");

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Result = [name: string, status: LastRun["tests"][number]["status"]];

const runOf = (results: Result[]): LastRun => ({
  at: "2026-11-01T12:00:00.000Z",
  tests: results.map(([name, status]) => ({ file: "a.test.ts", name, status })),
});
function measure(results: Result[]) {
  const proven = proveRows(readRequirements(DOCUMENT).rows, runOf(results));
  const door = proven.find(({ id }) => id === "DOOR-01")?.state;
  return { ...countRows(proven), door };
}

const PASSING: Result[] = [
  ["a door opens (DOOR-01)", "passed"],
  ["LOCK-01: locks", "passed"],
  [`${DECISION} has handles`, "passed"],
];
const COUNTED = {
  total: 4,
  works: 2,
  failed: 0,
  unseen: 0,
  part: 1,
  no: 1,
  sections: {
    DOOR: { total: 2, works: 1, failed: 0, unseen: 0, part: 1, no: 0 },
    LOCK: { total: 2, works: 1, failed: 0, unseen: 0, part: 0, no: 1 },
  },
  open: { total: 1, works: 1, failed: 0, unseen: 0, part: 0, no: 0 },
};

describe("the document", () => {
  it("has 399 requirements and 51 decisions, all of them readable", () => {
    const path = new URL(`../../${REQUIREMENTS}`, import.meta.url);
    const { rows: all, malformed } = readRequirements(readFileSync(path, "utf8"));
    expect(malformed).toEqual([]);
    const { total, open, sections } = countRows(all);
    expect({ total, open: open.total }).toEqual({ total: 399, open: 51 });
    expect(Object.keys(sections)).toHaveLength(30);
  });
});

describe("measured rows", () => {
  it("are counted by section, decisions apart", () =>
    expect(measure(PASSING)).toEqual({ ...COUNTED, door: "works" }));

  it.each<["unseen" | "failed", string, Result[]]>([
    ["unseen", "no test names it", [["a door opens", "passed"]]],
    ["unseen", "its test was skipped", [["DOOR-01", "skipped"]]],
    ["unseen", "a longer code was tested", [["DOOR-011", "passed"]]],
    ["failed", "its test failed", [["DOOR-01", "failed"]]],
    [
      "failed",
      "one of its tests failed",
      [
        ["DOOR-01", "passed"],
        ["DOOR-01 too", "failed"],
      ],
    ],
  ])("count as %s when %s", (state, _, results) =>
    expect(measure([...results, ...PASSING.slice(1)])).toMatchObject({
      works: 1,
      failed: state === "failed" ? 1 : 0,
      unseen: state === "unseen" ? 1 : 0,
      part: 1,
      no: 1,
      door: state,
    }),
  );

  it("work only where the document says so", () =>
    expect(measure([...PASSING, ["LOCK-02", "passed"]])).toMatchObject({ works: 2, no: 1 }));
});

/** Runs the program over the document above and these results; null leaves them out. */
function rows(results: Result[] | null, ...options: string[]) {
  const root = mkdtempSync(join(tmpdir(), "rows-"));
  folders.push(root);
  mkdirSync(join(root, "docs"));
  writeFileSync(join(root, REQUIREMENTS), DOCUMENT);
  if (results) {
    mkdirSync(join(root, ".cache"));
    writeFileSync(join(root, ".cache/last-run.json"), JSON.stringify(runOf(results)));
  }
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, "--root", root, ...options], {
    encoding: "utf8",
  });
  const lines = stdout.trimEnd().split("\n");
  return { status, lines, last: lines.at(-1) ?? "" };
}

describe("npm run rows", () => {
  it("prints a table and ends with JSON", () => {
    const { status, lines, last } = rows(PASSING);
    expect(status).toBe(0);
    expect(JSON.parse(last)).toEqual(COUNTED);
    const table = lines.map((line) => line.replaceAll(/ +/g, " "));
    for (const line of ["DOOR 2 1 0 0 1 0", "all 4 2 0 0 1 1", "decisions 1 1 0 0 0 0"])
      expect(table).toContain(line);
  });

  it("counts nothing as working without a last run, and says so", () => {
    const { status, lines, last } = rows(null);
    expect(status).toBe(0);
    expect(lines[0]).toContain("There are no results of a last run");
    expect(JSON.parse(last)).toMatchObject({ total: 4, works: 0, unseen: 2, part: 1, no: 1 });
  });

  it("shows a section row by row, and what is missing", () => {
    const { lines } = rows(PASSING, "--section", "DOOR");
    expect(lines).toContain("DOOR-01     works  It opens.");
    expect(lines).toContain("DOOR-02     part   it jams");
    expect(lines.slice(0, -1).join("\n")).not.toContain("LOCK");
  });

  it("lists what is not proven of that section alone", () => {
    const { lines } = rows([["LOCK-01", "failed"]], "--section", "LOCK");
    expect(lines).toContain("Said to work, and failed in the last run (1): LOCK-01");
    expect(lines.join("\n")).not.toContain("DOOR-01");
  });

  it("says with --missing what would have to be seen", () => {
    const { lines } = rows(PASSING.slice(1), "--missing");
    expect(lines).toContain("Said to work, and not looked at by the last run (1): DOOR-01");
    expect(lines).toContain("DOOR-01     Open it.");
  });

  it.each([[["--section", "ROOF"]], [["--nothing"]]])("refuses %j", (options) => {
    expect(rows(PASSING, ...options).status).toBe(1);
  });

  it("says that a folder is no checkout", () => {
    const { status, stdout } = spawnSync(process.execPath, [PROGRAM, "--root", "/nowhere"], {
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([1, `There is no ${REQUIREMENTS} in /nowhere.\n`]);
  });
});
