import { posix } from "node:path";
import { isCode, isGenerated, isTest, resolveImport, workspacesOf } from "../tree/paths.ts";
import type { Rule, SourceTree } from "../tree/source-tree.ts";

/**
 * Refuses a source file that no entry point reaches. Entry points are: the files in package.json (scripts, exports,
 * bin), the entries of apps, configuration files, programs that a document or the CI names, generated
 * files, and the journeys. From there imports are followed, and strings that name a file by a path (the
 * routes of a site, `new URL("./worker.ts", …)`, `import.meta.glob`). Tests are no entry points: a file that
 * only its own test knows is dead. The test kit, `x.testing.ts` and `testing/` are alive when a test uses them.
 */
export const noDeadFiles: Rule = (tree) => {
  const alive = reach(
    tree,
    [...tree.files.keys()].filter((path) => isEntry(tree, path)),
  );
  const tests = [...tree.files.keys()].filter(isTestItself);
  const usedByTests = reach(tree, tests);
  return [...tree.files.keys()]
    .filter((path) => /^(?:apps|packages|scripts)\//.test(path) && isSource(path))
    .filter((path) => !alive.has(path) && !(isForTests(path) && usedByTests.has(path)))
    .map((path) => ({
      path,
      line: 1,
      rule: "dead-file",
      message: "nothing that runs leads to this file: use it or delete it",
    }));
};

const isTestItself = (path: string): boolean => /\.test\.tsx?$/.test(path);

const isSource = (path: string): boolean =>
  (isCode(path) || path.endsWith(".css")) && !isTestItself(path) && !isGenerated(path);

const isForTests = (path: string): boolean => path.startsWith("packages/test-kit/") || isTest(path);

/** Entries by convention of the tools that load them. */
const ENTRY = [
  /^apps\/[^/]+\/src\/(?:main|app|server|client|router|start|routes)\.tsx?$/,
  /^(?:apps\/[^/]+\/|packages\/[^/]+\/)?[\w.-]+\.config\.(?:ts|mts)$/,
  /^journeys\/.*\.ts$/,
  /\.gen\.tsx?$/,
];

function isEntry(tree: SourceTree, path: string): boolean {
  if (!isCode(path) && !path.endsWith(".css")) return false;
  return ENTRY.some((entry) => entry.test(path)) || isNamed(tree, path);
}

/** Returns true when a manifest exports or runs the file, or a document or the CI names it as a program. */
function isNamed(tree: SourceTree, path: string): boolean {
  return entryNames(tree).has(path);
}

const namesOfTree = new WeakMap<SourceTree, Set<string>>();

function entryNames(tree: SourceTree): Set<string> {
  const known = namesOfTree.get(tree);
  if (known) return known;
  const names = new Set<string>();
  for (const [path, text] of tree.files) {
    if (posix.basename(path) === "package.json") {
      for (const [named] of text.matchAll(/(?<=["\s])[\w./-]+\.(?:ts|tsx|css)(?=["\s])/g)) {
        names.add(posix.join(posix.dirname(path), named));
      }
    } else if (/^(?:\.ci\/|docs\/.*\.md$|(?:README|CONTRIBUTING)\.md$)/.test(path)) {
      for (const [named] of text.matchAll(/\bscripts\/[\w./-]+\.ts\b/g)) names.add(named);
    }
  }
  namesOfTree.set(tree, names);
  return names;
}

function reach(tree: SourceTree, entries: string[]): Set<string> {
  const workspaces = workspacesOf(tree);
  const reached = new Set(entries);
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const next of leadsTo(tree, workspaces, path)) {
      // The runner's configuration names all tests by a pattern: that makes no subject alive.
      if (reached.has(next) || !tree.files.has(next) || isTestItself(next)) continue;
      reached.add(next);
      queue.push(next);
    }
  }
  return reached;
}

function leadsTo(
  tree: SourceTree,
  workspaces: ReturnType<typeof workspacesOf>,
  path: string,
): string[] {
  if (path.endsWith(".css")) {
    const imports = (tree.files.get(path) ?? "").matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g);
    return [...imports].flatMap(([, specifier = ""]) => resolved(workspaces, path, specifier));
  }
  const { imports, strings } = tree.syntax(path);
  const named = strings.flatMap(({ text }) => namedFiles(tree, path, text));
  return [...imports.flatMap(({ specifier }) => resolved(workspaces, path, specifier)), ...named];
}

function resolved(
  workspaces: ReturnType<typeof workspacesOf>,
  from: string,
  specifier: string,
): string[] {
  const target = resolveImport(workspaces, from, specifier);
  return "path" in target && target.path !== null ? [target.path] : [];
}

/** Files that a string names by a path: from the file's folder, or from `routes/` in a list of routes. */
function namedFiles(tree: SourceTree, from: string, text: string): string[] {
  if (!/^[\w./@$*{},()[\]-]+\.(?:tsx?|css)$/.test(text)) return [];
  const folder = posix.dirname(from);
  const places = [posix.join(folder, text), posix.join(folder, "routes", text), text];
  if (!text.includes("*")) return places;
  return [...tree.files.keys()].filter((path) =>
    places.some((pattern) => posix.matchesGlob(path, pattern)),
  );
}
