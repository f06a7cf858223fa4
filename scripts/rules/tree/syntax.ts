import { extname } from "node:path";
import { parseSync, Visitor, type VisitorObject } from "rolldown/utils";

/** An import of a file. */
type Import = { specifier: string; line: number; typeOnly: boolean };
/** A string or template literal; holes of a template read as `$`. */
type StringLiteral = { text: string; line: number };
type FunctionShape = { name: string; line: number; lines: number; hasJsx: boolean };
/** A call by the text of its callee: `Math.random`, `it.only`, `parseFloat`. */
type Call = { callee: string; argumentCount: number; line: number; object: string };
type Binary = { operator: string; left: string; right: string; line: number };
type Comment = { text: string; line: number };

/** The facts of one TypeScript file that the rules judge. */
export type Syntax = {
  imports: Import[];
  strings: StringLiteral[];
  functions: FunctionShape[];
  calls: Call[];
  /** `new X(…)`, told like a call of `X`. */
  constructions: Call[];
  /** Dotted names that are read, called or not: `Math.random`. */
  members: { text: string; line: number }[];
  binaries: Binary[];
  anyCasts: { line: number }[];
  comments: Comment[];
  /** Titles of tests and of groups of tests. */
  titles: StringLiteral[];
  /** Line and message of the first syntax error, or null. */
  error: { line: number; message: string } | null;
};

type Span = { start: number; end: number };
/** A string or a template, as far as `literalText` looks. */
type Literal = Span & { value?: unknown; quasis?: { value: { cooked: string | null } }[] };

/** `it`, `describe.each(…)`, `test.skipIf(…)`. */
const TEST_CALL = /^(?:it|test|describe|suite)\b/;

/** Parses one TypeScript file; a file of another kind has no facts. */
export function readSyntax(path: string, text: string): Syntax {
  const facts = noFacts();
  if (![".ts", ".tsx", ".mts"].includes(extname(path))) return facts;

  const lineAt = lineCounter(text);
  const parsed = parseSync(path, text);
  const first = parsed.errors[0];
  if (first) {
    facts.error = { line: lineAt(first.labels?.[0]?.start ?? 0), message: first.message };
    return facts;
  }
  facts.comments = parsed.comments.map(({ value, start }) => ({
    text: value,
    line: lineAt(start),
  }));
  collector(facts, text, lineAt).visit(parsed.program);
  return facts;
}

/** Fills the facts on one walk over the program. */
function collector(facts: Syntax, text: string, lineAt: (offset: number) => number): Visitor {
  const sourceOf = ({ start, end }: Span) => text.slice(start, end);
  const callOf = (
    { callee, arguments: given }: { callee: Span & { object?: Span }; arguments: unknown[] },
    line: number,
  ): Call => ({
    callee: sourceOf(callee).replaceAll(/\s+/g, ""),
    argumentCount: given.length,
    line,
    object: callee.object ? sourceOf(callee.object) : "",
  });

  return new Visitor({
    ...importVisits(facts, lineAt),
    ...functionVisits(facts, lineAt),
    Literal: (node) => {
      if (typeof node.value !== "string") return;
      facts.strings.push({ text: node.value, line: lineAt(node.start) });
    },
    TemplateLiteral: (node) => {
      const pieces = node.quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw);
      facts.strings.push({ text: pieces.join("$"), line: lineAt(node.start) });
    },
    CallExpression: (node) => {
      const line = lineAt(node.start);
      facts.calls.push(callOf(node, line));
      const title = node.arguments[0];
      if (!title || !TEST_CALL.test(sourceOf(node.callee))) return;
      const text = literalText(title as Literal);
      if (text !== null) facts.titles.push({ text, line });
    },
    NewExpression: (node) => void facts.constructions.push(callOf(node, lineAt(node.start))),
    MemberExpression: (node) => {
      const dotted = sourceOf(node).replaceAll(/\s+/g, "");
      facts.members.push({ text: dotted, line: lineAt(node.start) });
    },
    BinaryExpression: (node) => {
      const [left, right] = [sourceOf(node.left), sourceOf(node.right)];
      facts.binaries.push({ operator: node.operator, left, right, line: lineAt(node.start) });
    },
    TSAsExpression: (node) => {
      if (node.typeAnnotation.type !== "TSAnyKeyword") return;
      facts.anyCasts.push({ line: lineAt(node.start) });
    },
  });
}

function importVisits(facts: Syntax, lineAt: (offset: number) => number): VisitorObject {
  const add = (source: Literal | null, typeOnly: boolean): void => {
    const specifier = source && literalText(source);
    if (source && specifier) {
      facts.imports.push({ specifier, line: lineAt(source.start), typeOnly });
    }
  };
  return {
    ImportDeclaration: (node) => add(node.source, node.importKind === "type"),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === "type"),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === "type"),
    ImportExpression: (node) => add(node.source, false),
    TSImportType: (node) => add(node.source, true),
  };
}

/** Every kind of function, with its length and whether it draws JSX itself or within. */
function functionVisits(facts: Syntax, lineAt: (offset: number) => number): VisitorObject {
  const open: FunctionShape[] = [];
  const enter = (node: Span & { id?: { name: string } | null }): void => {
    const line = lineAt(node.start);
    const lines = lineAt(node.end) - line + 1;
    const shape = { name: node.id?.name ?? "", line, lines, hasJsx: false };
    facts.functions.push(shape);
    open.push(shape);
  };
  const leave = (): void => void open.pop();
  const markJsx = (): void => {
    for (const shape of open) shape.hasJsx = true;
  };
  return {
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    JSXElement: markJsx,
    JSXFragment: markJsx,
  };
}

function noFacts(): Syntax {
  return {
    imports: [],
    strings: [],
    functions: [],
    calls: [],
    constructions: [],
    members: [],
    binaries: [],
    anyCasts: [],
    comments: [],
    titles: [],
    error: null,
  };
}

/** The text of a string, or of a template without holes; null for anything computed. */
function literalText(node: Literal): string | null {
  if (typeof node.value === "string") return node.value;
  if (node.quasis?.length === 1) return node.quasis[0]?.value.cooked ?? null;
  return null;
}

/** Line number (from 1) of an offset in the text. */
function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
