import { describe, expect, it } from "vitest";
import { REQUIREMENTS } from "../../rows/requirements.ts";
import { treeOf } from "../tree/source-tree.ts";
import { noMalformedRows, noUnknownRows, noUnnamedRows } from "./row-codes.ts";

/** A row of a section that the real requirements do not have, since the rule reads this file too. */
const row = (id: string, state: string): string =>
  `| ${id} | It \\| opens. | Open it. | ${state} |`;
const house = (rows: string[], files: Record<string, string> = {}) =>
  treeOf({ [REQUIREMENTS]: rows.join("\n"), ...files });

describe("noUnknownRows", () => {
  const rows = [row("DOOR-01", "no")];

  it.each([
    ["apps/server/src/a.ts", `/** Opens (DOOR-02). */`],
    ["apps/web/src/a.test.ts", `it("DOOR-02: opens", () => {});`],
    ["docs/games.md", `see DOOR-02`],
    [REQUIREMENTS, row("DOOR-01", `part: see DOOR-02`)],
  ])("fails in %s", (path, text) => {
    expect(noUnknownRows(house(rows, { [path]: text }))).toEqual([
      { path, line: 1, rule: "unknown-row", message: expect.stringContaining("DOOR-02") },
    ]);
  });

  it.each([`DOOR-01 and UTF-16`, `SUBDOOR-02`, `DOOR-02-99`, `DOOR-00123`])(
    "passes for %s",
    (text) => expect(noUnknownRows(house(rows, { "docs/games.md": text }))).toEqual([]),
  );
});

describe("noUnnamedRows", () => {
  const rows = [row("DOOR-01", "works"), row("DOOR-02", "no")];

  it.each([
    ["apps/web/src/a.test.ts", `describe("opens (DOOR-01)", () => {});`],
    ["apps/web/src/a.test.tsx", `it.each([1])("DOOR-01 %d", () => {});`],
    ["journeys/a.journey.ts", `it("opens (DOOR-01)", () => {});`],
  ])("passes with a title in %s", (path, text) =>
    expect(noUnnamedRows(house(rows, { [path]: text }))).toEqual([]),
  );

  it.each([
    ["apps/web/src/a.ts", `it("DOOR-01", () => {});`],
    ["apps/web/src/a.test.ts", `// DOOR-01\nit("opens", () => {});`],
    ["apps/web/src/a.test.ts", `it("opens", () => expect("DOOR-01").toBe(""));`],
  ])("fails without one: %s with %j", (path, text) =>
    expect(noUnnamedRows(house(rows, { [path]: text }))).toEqual([
      {
        path: REQUIREMENTS,
        line: 1,
        rule: "unnamed-row",
        message: expect.stringContaining("DOOR-01"),
      },
    ]),
  );
});

describe("noMalformedRows", () => {
  it.each([
    [[row("DOOR-01", "done")], 1],
    [[row("DOOR-01", "part")], 1],
    [[row("DOOR-01", "works: nearly")], 1],
    [[row("DOOR-1", "no")], 1],
    [[`| DOOR-01 | It opens. | no |`], 1],
    [[row("DOOR-01", "no"), row("DOOR-01", "no")], 2],
  ])("fails for %j", (rows, line) =>
    expect(noMalformedRows(house(rows))).toMatchObject([
      { path: REQUIREMENTS, line, rule: "malformed-row" },
    ]),
  );

  it("passes for each state", () =>
    expect(
      noMalformedRows(
        house([
          row("DOOR-01", "works"),
          row("DOOR-02", "part: its list is missing"),
          row("DOOR-03", "no"),
        ]),
      ),
    ).toEqual([]));
});
