import { posix } from "node:path";
import type { SourceTree } from "./source-tree.ts";

/** Target of an import specifier. */
export type Target =
  | { kind: "file"; path: string }
  /** A workspace of this repository by its package name, with the file where it resolves to one. */
  | { kind: "workspace"; name: string; path: string | null }
  | { kind: "package"; name: string }
  | { kind: "builtin"; name: string }
  /** A `#name` that the nearest package.json does not list. */
  | { kind: "unknown-alias"; specifier: string };

type Manifest = {
  name?: string;
  exports?: unknown;
  imports?: Record<string, string>;
};

export type Workspace = {
  folder: string;
  name: string;
  exports: Map<string, string>;
  imports: Map<string, string>;
};

export const isCode = (path: string): boolean =>
  /\.(ts|tsx|mts)$/.test(path) && !path.endsWith(".d.ts");
export const isGenerated = (path: string): boolean => /\.gen\.tsx?$/.test(path);
/** Tests, and what only tests need: an `x.testing.ts` beside them, or a folder `testing`. */
export const isTest = (path: string): boolean =>
  /\.(?:test|testing)\.tsx?$|(?:^|\/)testing\//.test(path);

/** The workspaces of the tree: each folder under packages and apps, and journeys, with a package.json. */
export function workspacesOf({ files }: SourceTree): Workspace[] {
  const found: Workspace[] = [];
  for (const [path, text] of files) {
    const folder = /^((?:apps|packages)\/[^/]+|journeys)\/package\.json$/.exec(path)?.[1];
    if (folder === undefined) continue;
    const manifest = JSON.parse(text) as Manifest;
    found.push({
      folder,
      name: manifest.name ?? "",
      exports: pathMap(manifest.exports, folder),
      imports: pathMap(manifest.imports, folder),
    });
  }
  return found;
}

/** Entries of an `exports` or `imports` field that are plain paths, from the root of the repository. */
function pathMap(field: unknown, folder: string): Map<string, string> {
  const entries = typeof field === "string" ? { ".": field } : ((field ?? {}) as object);
  return new Map(
    Object.entries(entries).flatMap(([key, path]): [string, string][] =>
      typeof path === "string" ? [[key, posix.join(folder, path)]] : [],
    ),
  );
}

/** Follows a specifier from the file that imports it, by the rules of Node's package.json fields. */
export function resolveImport(workspaces: Workspace[], from: string, specifier: string): Target {
  if (specifier.startsWith(".")) {
    const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""));
    return { kind: "file", path };
  }
  if (specifier.startsWith("#")) {
    const home = workspaces.find(({ folder }) => from.startsWith(`${folder}/`));
    const path = home ? matchPattern(home.imports, specifier) : null;
    return path === null ? { kind: "unknown-alias", specifier } : { kind: "file", path };
  }
  if (specifier.startsWith("node:")) return { kind: "builtin", name: specifier };

  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  const workspace = workspaces.find((candidate) => candidate.name === name);
  if (!workspace && !name.startsWith("@houselight/")) return { kind: "package", name };
  const path = workspace && matchPattern(workspace.exports, `.${specifier.slice(name.length)}`);
  return { kind: "workspace", name, path: path ?? null };
}

/** Node's subpath patterns: an exact key first, then the longest key with one star that fits. */
function matchPattern(map: Map<string, string>, specifier: string): string | null {
  const exact = map.get(specifier);
  if (exact !== undefined) return exact;
  const patterns = [...map.keys()].filter((key) => key.includes("*"));
  for (const key of patterns.toSorted((a, b) => b.length - a.length)) {
    const [before = "", after = ""] = key.split("*");
    const longEnough = specifier.length > before.length + after.length;
    if (!longEnough || !specifier.startsWith(before) || !specifier.endsWith(after)) continue;
    const star = specifier.slice(before.length, specifier.length - after.length);
    return (map.get(key) ?? "").replaceAll("*", star);
  }
  return null;
}

/** Lines of a text as an editor counts them: a last line break opens no line of its own. */
export function lineCount(text: string): number {
  if (text === "") return 0;
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}
