import { isCode, isGenerated, isTest } from "../tree/paths.ts";
import type { Rule, SourceTree } from "../tree/source-tree.ts";

/** The records of the licences, one for each. */
const RECORDS = "apps/server/src/core/configuration/licences/records/licence-records.ts";
const EQUALITY = new Set(["===", "!==", "==", "!="]);

/**
 * Code asks the resolved record of a licence for a rule, and never compares a licence's code: a new
 * licence would fall through. Tests may name the licence that they are about.
 */
export const noLicenceCodes: Rule = (tree) => {
  const codes = codesOf(tree);
  if (codes.length === 0) return [];
  const literal = new RegExp(`^["'\`](?:${codes.join("|")})["'\`]$`);
  const choice = new RegExp(`\\bcase\\s+["'\`](?:${codes.join("|")})["'\`]\\s*:`);
  return [...tree.files]
    .filter(([path]) => isCode(path) && !isGenerated(path) && !isTest(path) && path !== RECORDS)
    .flatMap(([path, text]) => {
      const compared = tree
        .syntax(path)
        .binaries.filter(
          ({ operator, left, right }) =>
            EQUALITY.has(operator) && (literal.test(left) || literal.test(right)),
        )
        .map(({ line }) => line);
      const chosen = text
        .split("\n")
        .flatMap((content, index) => (choice.test(content) ? [index + 1] : []));
      return [...compared, ...chosen].map((line) => ({
        path,
        line,
        rule: "no-licence-code",
        message: "compares a licence's code: ask the resolved record for the rule (licenceOf)",
      }));
    });
};

const codesOf = ({ files }: SourceTree): string[] =>
  [...(files.get(RECORDS) ?? "").matchAll(/\bcode: "(\w+)"/g)].map(([, code]) => code as string);
