import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { check } from "./run-rules.ts";
import { type Rule, treeOf } from "./tree/source-tree.ts";

const rules = import.meta.dirname;
const folders: string[] = [];

/** Runs a program of scripts over a folder with one file, outside of any checkout. */
function run(program: string, path: string, text: string) {
  const root = mkdtempSync(join(tmpdir(), "rules-"));
  folders.push(root);
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
  const { status, stdout } = spawnSync(process.execPath, [join(rules, program), "--root", root], {
    encoding: "utf8",
  });
  return { status, lines: stdout.trimEnd().split("\n") };
}

/** A rule that always finds one thing. */
const tells =
  (path: string, line: number): Rule =>
  () => [{ path, line, rule: "r", message: "m" }];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("check", () => {
  it("sorts what the rules find by path and line", () => {
    const found = check(treeOf({}), [tells("b", 1), tells("a", 10), tells("a", 2)]);
    expect(found.map(({ path, line }) => `${path}:${line}`)).toEqual(["a:2", "a:10", "b:1"]);
  });
});

describe("the programs", () => {
  const wallet = "apps/server/src/core/wallet/post.ts";

  it("boundaries prints path, line, rule and message, and fails", () => {
    const { status, lines } = run("boundaries.ts", wallet, '\nimport "../../app.ts";\n');
    expect(status).toBe(1);
    expect(lines[0]).toMatch(/^apps\/server\/src\/core\/wallet\/post\.ts:2 deep-import \S/);
    expect(lines.at(-1)).toBe("boundaries: 2 violations");
  });

  it("house-rules prints path, line, rule and message, and fails", () => {
    const { status, lines } = run("house-rules.ts", "journeys/a.ts", "\nMath.random();\n");
    expect(status).toBe(1);
    expect(lines[0]).toMatch(/^journeys\/a\.ts:2 no-math-random \S/);
  });

  it.each(["boundaries.ts", "house-rules.ts"])("%s says one line about a clean tree", (program) => {
    const { status, lines } = run(program, "journeys/a.ts", "export {};\n");
    expect(status).toBe(0);
    expect(lines).toHaveLength(1);
  });
});
