import { parseArgs } from "node:util";
import { readTree, type Rule, type Violation } from "./tree/source-tree.ts";

/**
 * Runs rules over a checkout and prints one line per violation, `path:line rule message`; a clean
 * tree gets one line of summary. `--root DIR` judges another checkout. Sets the exit code.
 */
export function runRules(name: string, rules: Rule[]): void {
  const { values } = parseArgs({ options: { root: { type: "string" } } });
  const root = values.root ?? new URL("../..", import.meta.url).pathname;
  const tree = readTree(root);
  const violations = check(tree, rules);
  for (const { path, line, rule, message } of violations) {
    console.log(`${path}:${line} ${rule} ${message}`);
  }
  if (violations.length > 0) {
    console.log(`${name}: ${violations.length} violations`);
    process.exitCode = 1;
    return;
  }
  console.log(`${name}: ${rules.length} rules hold over ${tree.files.size} files`);
}

/** All violations of a tree, by path and line. */
export function check(tree: Parameters<Rule>[0], rules: Rule[]): Violation[] {
  return rules
    .flatMap((rule) => rule(tree))
    .toSorted(
      (a, b) => a.path.localeCompare(b.path) || a.line - b.line || a.rule.localeCompare(b.rule),
    );
}
