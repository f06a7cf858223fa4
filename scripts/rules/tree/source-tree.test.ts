import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { readTree } from "./source-tree.ts";

const folders: string[] = [];

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "source-tree-"));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("readTree", () => {
  it("walks a folder that is no git checkout, past what is never tracked", () => {
    const root = folderWith({ "src/a.ts": "1", "node_modules/x/index.js": "2", "README.md": "3" });
    expect([...readTree(root).files]).toEqual([
      ["README.md", "3"],
      ["src/a.ts", "1"],
    ]);
  });

  it("lists a file that is not text without reading it", () => {
    const root = folderWith({ "cover.webp": "binary" });
    expect(readTree(root).files.get("cover.webp")).toBe("");
  });

  it("reads this repository by git's list", () => {
    const { files } = readTree(join(import.meta.dirname, "../../.."));
    expect(files.get("scripts/rules/tree/source-tree.test.ts")).toContain("by git's list");
    expect([...files.keys()].some((path) => path.includes("node_modules/"))).toBe(false);
  });
});
