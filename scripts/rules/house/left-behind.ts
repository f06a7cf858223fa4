import { isCode, isGenerated } from "../tree/paths.ts";
import type { Rule, SourceTree } from "../tree/source-tree.ts";

/** Words of work put off, in capitals as people write them. */
const PUT_OFF = /\b(TODO|FIXME|XXX|HACK)\b/;

/** Work is done or it is in the tracker; a note in the source is neither. */
export const noWorkPutOff: Rule = (tree) =>
  linesOf(tree).flatMap(({ path, line, text }) => {
    const word = PUT_OFF.exec(text)?.[1];
    return word === undefined
      ? []
      : [{ path, line, rule: "work-put-off", message: `${word} left behind: do it or drop it` }];
  });

/** Paths that exist on one machine only: a temporary folder, a mounted workspace, a person's home. */
const MACHINE_PATH =
  /(?:^|[\s"'`(=:<[,])((?:\/(?:work|tmp|workspace|root|Users)(?=[/"'`\s),:;]|$)|[A-Z]:\\Users\\)[\w./-]*)/;
const OUTSIDE_FOLDER = /\.\.\/shared\b/;
const REGISTRY_HOST =
  /\b(?:registry\.[\w-]+\.(?:org|com|net|io|dev)|registry\.npmmirror\.com|npm\.pkg\.github\.com)\b/;
const AUTHOR_TRAILER = /^\s*(?:co-authored-by|generated-by|signed-off-by)\s*:/i;

/** The repository stands by itself: it names no machine, no folder beside it, no registry, no author. */
export const noOutsideWords: Rule = (tree) => [
  ...linesOf(tree, { withStrings: true }).flatMap(({ path, line, text }) => {
    const found =
      OUTSIDE_FOLDER.exec(text)?.[0] ??
      REGISTRY_HOST.exec(text)?.[0] ??
      AUTHOR_TRAILER.exec(text)?.[0].trim() ??
      MACHINE_PATH.exec(text)?.[1];
    if (found === undefined) return [];
    const message = `"${found}" points outside of this repository`;
    return [{ path, line, rule: "outside-word", message }];
  }),
  ...lockfileHosts(tree),
];

/** A lockfile that names a host installs from that host alone. */
function lockfileHosts({ files }: SourceTree) {
  const path = "package-lock.json";
  return (files.get(path) ?? "").split("\n").flatMap((text, index) => {
    const host = /"resolved":\s*"(?:git\+)?\w+:\/\/([^/"]+)/.exec(text)?.[1];
    if (host === undefined) return [];
    const message = `the lockfile resolves from ${host}: omit-lockfile-registry-resolved keeps hosts out`;
    return [{ path, line: index + 1, rule: "outside-word", message }];
  });
}

type Line = { path: string; line: number; text: string };

/**
 * Lines to read for words: the comments of code (and its strings on request), and all lines of other
 * text. The licence texts and the lockfile are not ours to word.
 */
function linesOf(tree: SourceTree, { withStrings = false } = {}): Line[] {
  return [...tree.files].flatMap(([path, text]): Line[] => {
    if (/^(?:package-lock\.json|LICENSE)$/.test(path) || isGenerated(path)) return [];
    if (!isCode(path)) {
      return text.split("\n").map((line, index) => ({ path, line: index + 1, text: line }));
    }
    const { comments, strings } = tree.syntax(path);
    return [...comments, ...(withStrings ? strings : [])].flatMap(({ text: block, line }) =>
      block.split("\n").map((row, index) => ({ path, line: line + index, text: row })),
    );
  });
}
