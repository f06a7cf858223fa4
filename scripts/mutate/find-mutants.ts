import { createHash } from "node:crypto";
import { parseAst } from "rolldown/parseAst";
import type { Replacement } from "./mutate-sql.ts";
import { mutateNode, type Node } from "./mutators.ts";

/** One broken version of a file: the text from `start` to `end` is replaced. */
export interface Mutant {
  /** Stays the same while the line and its like in the file do. */
  readonly id: string;
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

/** Parts of a file that decide nothing at run time, or only how a failure reads. */
const SKIPPED = /^(Import|Export(All|Specifier)|TS(?!AsE|NonNullE|SatisfiesE))/;
const isLog = (node: Node): boolean =>
  (node.type === "ExpressionStatement" && isLog(node["expression"] as Node)) ||
  (node.type === "CallExpression" &&
    /\blog\.(debug|info|warn|error)$/.test(memberName(node.callee)));
const isErrorText = (node: Node): boolean =>
  node.type === "NewExpression" && /^(Error|[A-Z]\w*Error)$/.test(memberName(node.callee));

function memberName(node: unknown): string {
  const { type, name, object, property } = (node ?? {}) as Record<string, unknown>;
  if (type === "Identifier") return String(name);
  if (type === "MemberExpression") return `${memberName(object)}.${memberName(property)}`;
  return "";
}

/** Returns every mutant of a file, in the order of its text. */
export function findMutants(path: string, text: string): Mutant[] {
  const found: Replacement[] = [];
  visit(parseAst(text, { lang: "ts" }) as unknown as Node, null, (node, parent) => {
    if (SKIPPED.test(node.type) || isLog(node) || isErrorText(node)) return false;
    found.push(...mutateNode(node, parent, text));
    return true;
  });
  const seen = new Map<string, number>();
  return found
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, replacement }) => {
      const line = text.slice(0, start).split("\n").length;
      const context = text.split("\n")[line - 1]?.trim() ?? "";
      const key = [path, context, text.slice(start, end), replacement].join("\0");
      const again = seen.get(key) ?? 0;
      seen.set(key, again + 1);
      const id = createHash("sha256").update(`${key}\0${again}`).digest("hex").slice(0, 12);
      return { id, path, line, start, end, original: text.slice(start, end), replacement };
    });
}

/** Walks a syntax tree; `enter` returns false where the walk shall not go on below. */
function visit(
  node: Node,
  parent: Node | null,
  enter: (node: Node, parent: Node | null) => boolean,
): void {
  if (!enter(node, parent)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, node, enter);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Returns the mutant's version of a file. */
export const applyMutant = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);
