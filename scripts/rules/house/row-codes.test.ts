import { describe, expect, it } from "vitest";
import { REQUIREMENTS } from "../../rows/requirements.ts";
import { treeOf } from "../tree/source-tree.ts";
import { noMalformedRows, noUnknownRows, noUnnamedRows } from "./row-codes.ts";

/** Codes are put together here, since this file is read by the rule too. */
const code = (number: string): string => `ROUTE-${number}`;
const row = (id: string, state: string): string =>
  `| ${id} | It \\| opens. | Open it. | ${state} |`;
const house = (rows: string[], files: Record<string, string> = {}) =>
  treeOf({ [REQUIREMENTS]: rows.join("\n"), ...files });

describe("noUnknownRows", () => {
  const rows = [row(code("01"), "no")];

  it.each([
    ["apps/server/src/a.ts", `/** Opens (${code("02")}). */`],
    ["apps/web/src/a.test.ts", `it("${code("02")}: opens", () => {});`],
    ["docs/games.md", `see ${code("02")}`],
    [REQUIREMENTS, row(code("01"), `part: see ${code("02")}`)],
  ])("fails in %s", (path, text) => {
    expect(noUnknownRows(house(rows, { [path]: text }))).toEqual([
      { path, line: 1, rule: "unknown-row", message: expect.stringContaining(code("02")) },
    ]);
  });

  it.each([`${code("01")} and UTF-16`, `SUB${code("02")}`, `${code("02")}-99`, `${code("0")}0123`])(
    "passes for %s",
    (text) => expect(noUnknownRows(house(rows, { "docs/games.md": text }))).toEqual([]),
  );
});

describe("noUnnamedRows", () => {
  const rows = [row(code("01"), "works"), row(code("02"), "no")];

  it.each([
    ["apps/web/src/a.test.ts", `describe("opens (${code("01")})", () => {});`],
    ["apps/web/src/a.test.tsx", `it.each([1])("${code("01")} %d", () => {});`],
    ["journeys/a.journey.ts", `it("opens (${code("01")})", () => {});`],
  ])("passes with a title in %s", (path, text) =>
    expect(noUnnamedRows(house(rows, { [path]: text }))).toEqual([]),
  );

  it.each([
    ["apps/web/src/a.ts", `it("${code("01")}", () => {});`],
    ["apps/web/src/a.test.ts", `// ${code("01")}\nit("opens", () => {});`],
    ["apps/web/src/a.test.ts", `it("opens", () => expect("${code("01")}").toBe(""));`],
  ])("fails without one: %s with %j", (path, text) =>
    expect(noUnnamedRows(house(rows, { [path]: text }))).toEqual([
      {
        path: REQUIREMENTS,
        line: 1,
        rule: "unnamed-row",
        message: expect.stringContaining(code("01")),
      },
    ]),
  );
});

describe("noMalformedRows", () => {
  it.each([
    [[row(code("01"), "done")], 1],
    [[row(code("01"), "part")], 1],
    [[row(code("01"), "works: nearly")], 1],
    [[row(code("1"), "no")], 1],
    [[`| ${code("01")} | It opens. | no |`], 1],
    [[row(code("01"), "no"), row(code("01"), "no")], 2],
  ])("fails for %j", (rows, line) =>
    expect(noMalformedRows(house(rows))).toMatchObject([
      { path: REQUIREMENTS, line, rule: "malformed-row" },
    ]),
  );

  it("passes for each state", () =>
    expect(
      noMalformedRows(
        house([
          row(code("01"), "works"),
          row(code("02"), "part: its list is missing"),
          row(code("03"), "no"),
        ]),
      ),
    ).toEqual([]));
});
