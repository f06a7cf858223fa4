import { isCode, isGenerated, isTest, lineCount } from "../tree/paths.ts";
import type { Rule, Violation } from "../tree/source-tree.ts";

/** Hard stop for a file of code, in lines. */
export const FILE_LINES_MAX = 400;
/** A test may list its cases at length. */
export const TEST_LINES_MAX = 600;
/** Hard stop for a function, in lines. */
export const FUNCTION_LINES_MAX = 70;
/** A function that draws JSX: markup takes a line for each attribute. */
export const COMPONENT_LINES_MAX = 120;

/** Files that may be longer, each with its reason. Generated files (`*.gen.ts`) are never judged. */
const LONG_FILES: Readonly<Record<string, string>> = {};

/** A file that is too long has two subjects. Judges TypeScript, CSS and SQL. */
export const noLongFiles: Rule = ({ files }) =>
  [...files].flatMap(([path, text]): Violation[] => {
    if (!/\.(ts|tsx|mts|css|sql)$/.test(path) || isGenerated(path) || path in LONG_FILES) return [];
    const most = isTest(path) ? TEST_LINES_MAX : FILE_LINES_MAX;
    const lines = lineCount(text);
    if (lines <= most) return [];
    const message = `has ${lines} lines, more than ${most}: divide it by subject`;
    return [{ path, line: most + 1, rule: "long-file", message }];
  });

/** A function that is too long does several things. Tests are lists and are not judged. */
export const noLongFunctions: Rule = (tree) =>
  [...tree.files.keys()]
    .filter((path) => isCode(path) && !isGenerated(path) && !isTest(path))
    .flatMap((path) =>
      tree.syntax(path).functions.flatMap(({ name, line, lines, hasJsx }): Violation[] => {
        const most = hasJsx ? COMPONENT_LINES_MAX : FUNCTION_LINES_MAX;
        if (lines <= most) return [];
        const subject = name === "" ? "this function" : name;
        const message = `${subject} has ${lines} lines, more than ${most}: divide it by step`;
        return [{ path, line, rule: "long-function", message }];
      }),
    );

const VAGUE = /^(?:managers?|helpers?|services?|utils?|base|common|misc)$/;
/** Terms of the field that contain a vague word. */
const STANDARD_TERMS = /base-game|service-worker|terms-of-service/g;

/** A name that fits everything says nothing. Judges the folders and files of code. */
export const noVagueNames: Rule = ({ files }) => {
  const told = new Set<string>();
  return [...files.keys()]
    .filter((path) => /\.(ts|tsx|mts|css|sql)$/.test(path))
    .flatMap((path) =>
      path.split("/").flatMap((segment, depth, all): Violation[] => {
        const place = all.slice(0, depth + 1).join("/");
        const word = vagueWord(segment);
        if (word === null || told.has(place)) return [];
        told.add(place);
        const message = `"${word}" in ${place} says nothing: name it for what it does`;
        return [{ path, line: 1, rule: "vague-name", message }];
      }),
    );
};

function vagueWord(segment: string): string | null {
  const words = segment
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(STANDARD_TERMS, "")
    .split(/[^a-z\d]+/);
  return words.find((word) => VAGUE.test(word)) ?? null;
}
