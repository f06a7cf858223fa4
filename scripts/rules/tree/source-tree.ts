import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Syntax, readSyntax } from "./syntax.ts";

/** The repository as the rules see it: every file by its path from the root, with its text. */
export type SourceTree = {
  /** Text by path; files that are not text are present with an empty text. */
  files: ReadonlyMap<string, string>;
  /** Parsed facts of a TypeScript file, read once however many rules ask. */
  syntax: (path: string) => Syntax;
};

/** One broken rule at one place; `line` counts from 1. */
export type Violation = { path: string; line: number; rule: string; message: string };

/** A rule is a pure function over a tree, so that a test can hand it a few lines of text. */
export type Rule = (tree: SourceTree) => Violation[];

const TEXT_FILE =
  /(\.(ts|tsx|mts|js|mjs|json|jsonc|md|sql|css|html|ya?ml|sh|svg|txt|toml)|(^|\/)(LICENSE|NOTICE|run|\.\w+))$/;
const UNTRACKED_FOLDERS = new Set(["node_modules", "dist", ".git", ".data", ".cache", ".tanstack"]);

/** Makes a tree of texts by path. */
export function treeOf(files: Record<string, string> | ReadonlyMap<string, string>): SourceTree {
  const texts = files instanceof Map ? files : new Map(Object.entries(files));
  const parsed = new Map<string, Syntax>();
  return {
    files: texts,
    syntax: (path) => {
      const known = parsed.get(path);
      if (known) return known;
      const fresh = readSyntax(path, texts.get(path) ?? "");
      parsed.set(path, fresh);
      return fresh;
    },
  };
}

/** Reads the files of a checkout: what git tracks or would track, or every file where git is absent. */
export function readTree(root: string): SourceTree {
  const files = new Map<string, string>();
  for (const path of listFiles(root)) {
    if (!TEXT_FILE.test(path)) {
      files.set(path, "");
      continue;
    }
    try {
      files.set(path, readFileSync(join(root, path), "utf8"));
    } catch {
      // Deleted in the working tree while git still lists it: for the rules it is gone.
    }
  }
  return treeOf(files);
}

function listFiles(root: string): string[] {
  try {
    const listed = execFileSync(
      "git",
      ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
      {
        cwd: root,
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    return [...new Set(listed.split("\0").filter((path) => path !== ""))].toSorted();
  } catch {
    return walk(root, "").toSorted();
  }
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return UNTRACKED_FOLDERS.has(entry.name) ? [] : walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}
