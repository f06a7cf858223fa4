import { describe, expect, it } from "vitest";
import { treeOf } from "../tree/source-tree.ts";
import { noOutsideWords, noWorkPutOff } from "./left-behind.ts";

// Written in pieces, so that this file keeps the rule that it tests.
const putOff = ["TO", "DO"].join("");
const machine = (folder: string) => ["", folder, "main", "a.ts"].join("/");
const registry = ["registry", "npmjs", "org"].join(".");

describe("noWorkPutOff", () => {
  it.each([
    ["a.ts", `\n// ${putOff}: later`],
    ["a.ts", `\n/* ${putOff} */`],
    ["a.sql", `\n-- ${putOff} index`],
    ["README.md", `\n${putOff} write this`],
    ["compose.yaml", `\n# ${["FIX", "ME"].join("")}`],
  ])("fails in %s", (path, text) => {
    expect(noWorkPutOff(treeOf({ [path]: text }))).toMatchObject([
      { path, line: 2, rule: "work-put-off" },
    ]);
  });

  it("finds the line within a long comment", () => {
    const found = noWorkPutOff(treeOf({ "a.ts": `/**\n * First.\n * ${putOff}\n */` }));
    expect(found).toMatchObject([{ line: 3 }]);
  });

  it("passes for the word in a string or in small letters", () => {
    const text = `const list = "${putOff}"; // the player's todo list`;
    expect(noWorkPutOff(treeOf({ "a.ts": text }))).toEqual([]);
  });
});

describe("noOutsideWords", () => {
  it.each([
    ["a.ts", `\nconst path = "${machine("work")}";`],
    ["a.ts", `\nconst path = \`${machine("tmp")}\`;`],
    ["a.ts", `\n// see ${machine("work")}`],
    ["docs/a.md", `\nsee \`${machine("tmp")}\``],
    ["docs/a.md", `\nin ${["", "tmp"].join("/")} it is`],
    [".ci/run", `\ncd ${machine("Users")}`],
    ["docs/a.md", `\nfrom ${["..", "shared", "x.md"].join("/")}`],
    ["a.ts", `\nimport "${["..", "shared", "x.ts"].join("/")}";`],
    [".npmrc", `\nregistry=https://${registry}/`],
    ["NOTICE", `\n${["Co-Authored", "By: someone"].join("-")}`],
  ])("fails in %s for %j", (path, text) => {
    expect(noOutsideWords(treeOf({ [path]: text }))).toMatchObject([
      { path, line: 2, rule: "outside-word" },
    ]);
  });

  it("fails for a lockfile that names a host", () => {
    const text = `{\n  "resolved": "https://${registry}/zod/-/zod-4.6.7.tgz"\n}`;
    expect(noOutsideWords(treeOf({ "package-lock.json": text }))).toMatchObject([
      { line: 2, message: expect.stringContaining(registry) },
    ]);
  });

  it("passes for paths of the repository, of the product and of a container", () => {
    const tree = treeOf({
      "a.ts": 'const paths = ["/works", "/tmpl", "./work/a.ts", "/api/work", "/users/tmp"];',
      "compose.yaml": "volumes: [data:/var/lib/postgresql/data]",
      "docs/a.md": "`network/tmp` and https://example.com/work/a",
      "package-lock.json": '{ "resolved": "packages/contracts" }',
    });
    expect(noOutsideWords(tree)).toEqual([]);
  });
});
