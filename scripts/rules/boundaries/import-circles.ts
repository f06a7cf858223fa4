import { isCode, isGenerated, resolveImport, workspacesOf } from "../tree/paths.ts";
import type { Rule, SourceTree, Violation } from "../tree/source-tree.ts";

/** Imports of a file by the file that they lead to, each with its line. */
type Edges = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Refuses files that import each other in a circle, by types too: such files are one subject in two
 * places, and none of them can be read first. Generated files are not judged. Each group of files in
 * circles is told once, at its first file in the alphabet, with its shortest circle from there.
 */
export const noImportCircles: Rule = (tree) => {
  const edges = edgesOf(tree);
  const told = new Set<string>();
  return [...edges.keys()].toSorted().flatMap((path): Violation[] => {
    if (told.has(path)) return [];
    const way = wayBack(edges, path);
    if (way === null) return [];
    for (const one of reachable(edges, path)) {
      if (reachable(edges, one).has(path)) told.add(one);
    }
    const line = edges.get(path)?.get(way[1] ?? path) ?? 1;
    const message = `files import each other in a circle: ${way.join(" → ")}`;
    return [{ path, line, rule: "import-circle", message }];
  });
};

function edgesOf(tree: SourceTree): Edges {
  const workspaces = workspacesOf(tree);
  const isJudged = (path: string | null): path is string =>
    path !== null && tree.files.has(path) && isCode(path) && !isGenerated(path);
  const edges = new Map<string, Map<string, number>>();
  for (const path of tree.files.keys()) {
    if (!isJudged(path)) continue;
    const targets = new Map<string, number>();
    for (const { specifier, line } of tree.syntax(path).imports) {
      const target = resolveImport(workspaces, path, specifier);
      const to = target.kind === "file" || target.kind === "workspace" ? target.path : null;
      if (isJudged(to) && !targets.has(to)) targets.set(to, line);
    }
    edges.set(path, targets);
  }
  return edges;
}

/** Returns the files on the shortest circle through a file, which stands at both ends; null without one. */
function wayBack(edges: Edges, start: string): string[] | null {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of edges.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

/** Returns all files that the imports of a file lead to, itself only where a circle does. */
function reachable(edges: Edges, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const next of edges.get(path)?.keys() ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
