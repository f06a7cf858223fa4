import { posix } from "node:path";
import type { Rule, SourceTree, Violation } from "../tree/source-tree.ts";

/** Top folders whose paths are checked wherever a document names them. */
const TOP_FOLDERS = ["apps", "packages", "docs", "scripts", "journeys", ".ci"];
/** Folders that exist only after something ran. */
const MADE_LATER = /(?:^|\/)(?:node_modules|dist|\.data|\.cache|\.tanstack|coverage)(?:\/|$)/;

/** Documents name files that exist: a link, or a path in backticks or in an example of commands. */
export const noMissingPaths: Rule = (tree) => {
  const known = knownPaths(tree);
  return [...tree.files]
    .filter(([path]) => isDocument(path))
    .flatMap(([path, text]) =>
      text.split("\n").flatMap((row, index): Violation[] => {
        const missing = [
          ...namedPaths(row, isFenced(text, index)),
          ...linkedPaths(row, path),
        ].filter((named) => !known.has(named));
        return [...new Set(missing)].map((named) => ({
          path,
          line: index + 1,
          rule: "missing-path",
          message: `names ${named}, which does not exist`,
        }));
      }),
    );
};

const isDocument = (path: string): boolean =>
  /^(?:README|ARCHITECTURE|CONTRIBUTING)\.md$/.test(path) ||
  (path.startsWith("docs/") && path.endsWith(".md")) ||
  /^(?:apps|packages|journeys)\/(?:.*\/)?README\.md$/.test(path);

/** All files, and all folders that hold one. */
function knownPaths({ files }: SourceTree): Set<string> {
  const known = new Set<string>();
  for (const path of files.keys()) {
    for (let at = path; at !== "." && !known.has(at); at = posix.dirname(at)) known.add(at);
  }
  return known;
}

/** Paths from the root, in backticks; within a fence every word counts as if it were in backticks. */
function namedPaths(row: string, fenced: boolean): string[] {
  const spans = fenced ? [row] : [...row.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);
  return spans
    .flatMap((span) => span.split(/\s+/))
    .map((word) => word.replace(/^\.\/(?=\w)/, "").replace(/(?::\d+)?[,;:.]?$/, ""))
    .map((word) => word.replace(/\/$/, ""))
    .filter((word) => word.includes("/") && isPlain(word))
    .filter((word) => TOP_FOLDERS.includes(word.split("/")[0] ?? ""));
}

function linkedPaths(row: string, document: string): string[] {
  return [...row.replaceAll(/`[^`]*`/g, "").matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g)]
    .map(([, target = ""]) => target.replace(/[#?].*$/, ""))
    .filter((target) => target !== "" && isPlain(target) && !/^[a-z][a-z\d+.-]*:/i.test(target))
    .map((target) =>
      target.startsWith("/") ? target.slice(1) : posix.join(posix.dirname(document), target),
    )
    .map((target) => target.replace(/\/$/, ""));
}

/** Returns true for a path without placeholders: `<name>`, `{name}`, `*`, `…`. */
const isPlain = (word: string): boolean =>
  !/[<>{}*…$]|NNNN|\.\.\.|^\/\//.test(word) && !MADE_LATER.test(word);

function isFenced(text: string, row: number): boolean {
  const fences = text
    .split("\n")
    .slice(0, row)
    .filter((line) => /^\s*(?:```|~~~)/.test(line));
  return fences.length % 2 === 1;
}
