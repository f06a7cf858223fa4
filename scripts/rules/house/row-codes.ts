import { codesIn, readRequirements, REQUIREMENTS } from "../../rows/requirements.ts";
import { isCode, isGenerated } from "../tree/paths.ts";
import type { Rule, SourceTree } from "../tree/source-tree.ts";

/** Refuses a row of the requirements that cannot be read, or stands twice. */
export const noMalformedRows: Rule = (tree) =>
  requirementsOf(tree).malformed.map(({ line, message }) => ({
    path: REQUIREMENTS,
    line,
    rule: "malformed-row",
    message,
  }));

/** Refuses a code in code, tests or documents that is no row of the requirements. */
export const noUnknownRows: Rule = (tree) => {
  const { ids, sections } = requirementsOf(tree);
  return [...tree.files]
    .filter(([path]) => path !== "package-lock.json" && path !== "LICENSE" && !isGenerated(path))
    .flatMap(([path, text]) =>
      codesIn(text, sections)
        .filter(({ code }) => !ids.has(code))
        .map(({ code, line }) => ({
          path,
          line,
          rule: "unknown-row",
          message: `${code} is no row of ${REQUIREMENTS}`,
        })),
    );
};

/** Refuses a row that is said to work and stands in no title of a test or journey. */
export const noUnnamedRows: Rule = (tree) => {
  const { rows, sections } = requirementsOf(tree);
  const named = new Set<string>();
  for (const path of tree.files.keys()) {
    if (!isCode(path) || !/\.(?:test|journey)\.tsx?$/.test(path)) continue;
    for (const { text } of tree.syntax(path).titles)
      for (const { code } of codesIn(text, sections)) named.add(code);
  }
  return rows
    .filter(({ id, state }) => state === "works" && !named.has(id))
    .map(({ id, line }) => ({
      path: REQUIREMENTS,
      line,
      rule: "unnamed-row",
      message: `${id} is said to work, and no test or journey has it in its title`,
    }));
};

function requirementsOf({ files }: SourceTree) {
  const { rows, malformed } = readRequirements(files.get(REQUIREMENTS) ?? "");
  return {
    rows,
    malformed,
    ids: new Set(rows.map(({ id }) => id)),
    sections: new Set(rows.map(({ section }) => section)),
  };
}
