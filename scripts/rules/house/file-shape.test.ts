import { describe, expect, it } from "vitest";
import { treeOf } from "../tree/source-tree.ts";
import {
  COMPONENT_LINES_MAX,
  FILE_LINES_MAX,
  FUNCTION_LINES_MAX,
  noLongFiles,
  noLongFunctions,
  noVagueNames,
  TEST_LINES_MAX,
} from "./file-shape.ts";

const lines = (count: number) => "const a = 1;\n".repeat(count);
const path = "apps/server/src/core/wallet/post.ts";
const body = (count: number) => `function f() {\n${lines(count - 2)}}\n`;
const component = (count: number) => `const F = () => {\n${lines(count - 3)}return <p />;\n};\n`;

describe("noLongFiles", () => {
  it("passes at the limit and fails one line over it", () => {
    expect(noLongFiles(treeOf({ [path]: lines(FILE_LINES_MAX) }))).toEqual([]);
    expect(noLongFiles(treeOf({ [path]: lines(FILE_LINES_MAX + 1) }))).toMatchObject([
      { path, line: 401, rule: "long-file" },
    ]);
  });

  it("gives a test more room, and an end", () => {
    const test = "apps/server/src/core/wallet/post.test.ts";
    expect(noLongFiles(treeOf({ [test]: lines(TEST_LINES_MAX) }))).toEqual([]);
    expect(noLongFiles(treeOf({ [test]: lines(TEST_LINES_MAX + 1) }))).toHaveLength(1);
  });

  it("judges style sheets and migrations, not generated files or data", () => {
    const text = lines(FILE_LINES_MAX + 1);
    expect(noLongFiles(treeOf({ "a.css": text, "b.sql": text }))).toHaveLength(2);
    expect(noLongFiles(treeOf({ "a.gen.ts": text, "b.json": text, "c.md": text }))).toEqual([]);
  });
});

describe("noLongFunctions", () => {
  it("passes at the limit and fails one line over it", () => {
    expect(noLongFunctions(treeOf({ [path]: body(FUNCTION_LINES_MAX) }))).toEqual([]);
    expect(noLongFunctions(treeOf({ [path]: `\n${body(FUNCTION_LINES_MAX + 1)}` }))).toMatchObject([
      { line: 2, rule: "long-function", message: expect.stringContaining("f has 71 lines") },
    ]);
  });

  it("measures methods and arrows too", () => {
    const method = `class A {\n  m() {\n${lines(FUNCTION_LINES_MAX)}  }\n}`;
    const arrow = `const f = () => {\n${lines(FUNCTION_LINES_MAX)}};`;
    expect(noLongFunctions(treeOf({ [path]: method }))).toHaveLength(1);
    expect(noLongFunctions(treeOf({ [path]: arrow }))).toHaveLength(1);
  });

  it("gives a component more room, and an end", () => {
    const file = "apps/web/src/shell/menu.tsx";
    expect(noLongFunctions(treeOf({ [file]: component(COMPONENT_LINES_MAX) }))).toEqual([]);
    const over = noLongFunctions(treeOf({ [file]: component(COMPONENT_LINES_MAX + 1) }));
    expect(over).toHaveLength(1);
  });

  it("does not judge a list of tests", () => {
    const test = treeOf({ "packages/ui/src/a.test.ts": body(FUNCTION_LINES_MAX + 1) });
    expect(noLongFunctions(test)).toEqual([]);
  });
});

describe("noVagueNames", () => {
  it.each([
    "src/session-manager.ts",
    "src/SessionManager.ts",
    "src/utils.ts",
    "src/date-util.test.ts",
    "src/helpers/a.ts",
    "src/walletService.ts",
    "src/base.css",
    "src/common/a.sql",
    "src/misc.tsx",
  ])("fails for %s", (file) => {
    expect(noVagueNames(treeOf({ [file]: "" }))).toMatchObject([
      { path: file, rule: "vague-name" },
    ]);
  });

  it("tells a folder once", () => {
    expect(noVagueNames(treeOf({ "utils/a.ts": "", "utils/b.ts": "" }))).toHaveLength(1);
  });

  it.each([
    "src/base-game.ts",
    "src/service-worker.ts",
    "src/database.ts",
    "src/utilisation.ts",
    "docs/common-questions.md",
  ])("passes for %s", (file) => expect(noVagueNames(treeOf({ [file]: "" }))).toEqual([]));
});
