import { isCode, isTest } from "../tree/paths.ts";
import type { Rule, Violation } from "../tree/source-tree.ts";
import { placeOf, SERVER_SOURCE, schemaOf } from "./bands.ts";

/**
 * Start of a statement. Keywords are all lower or all upper case, so that an English sentence
 * ("Select a game") is not taken for one; a select must go on like SQL as well.
 */
const STATEMENT = new RegExp(
  [
    String.raw`select\s+[^]*?\bfrom\b`,
    String.raw`select\s+(?:\w+\.)?\w+\s*\(`,
    String.raw`insert\s+into\s`,
    String.raw`update\s+[\w."]+\s+(?:(?:as\s+)?\w+\s+)?set\s`,
    String.raw`delete\s+from\s`,
    String.raw`with\s+(?:recursive\s+)?\w+\s*(?:\([^)]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(`,
    String.raw`merge\s+into\s`,
    String.raw`truncate\s+[\w."]+`,
    String.raw`lock\s+table\s`,
    String.raw`(?:create|alter|drop)\s+(?:table|schema|index|unique|view|function|trigger|type|sequence)\s`,
  ]
    .map((start) => `(?:${start})`)
    .join("|"),
);

/** Recognises a statement of SQL, or the start of one. */
export function isSql(text: string): boolean {
  const statement = text.replace(/^(?:\s|--[^\n]*\n)+/, "");
  const first = /^[A-Za-z]+/.exec(statement)?.[0] ?? "";
  if (first !== first.toLowerCase() && first !== first.toUpperCase()) return false;
  return new RegExp(`^(?:${STATEMENT.source})`, "i").test(statement);
}

/** SQL is spoken in `*-store.ts` files, migrations and the database machinery; nowhere else. */
export const sqlOnlyInStores: Rule = (tree) =>
  serverFiles(tree.files)
    .filter((path) => isCode(path) && !speaksSql(path))
    .flatMap((path) =>
      tree
        .syntax(path)
        .strings.filter(({ text }) => isSql(text))
        .map(({ line, text }) => ({
          path,
          line,
          rule: "sql-outside-store",
          message: `"${text.trim().slice(0, 40).replaceAll(/\s+/g, " ")}…" belongs in a *-store.ts file`,
        })),
    );

/** A module's SQL touches only its own schema; a report is a read model of its own and may read all. */
export const sqlOnlyOwnSchema: Rule = (tree) => {
  const schemas = new Set<string>();
  for (const path of tree.files.keys()) {
    const place = placeOf(path);
    if (place && !["events", "house"].includes(place.band)) {
      schemas.add(schemaOf(place.module));
    }
  }
  return serverFiles(tree.files).flatMap((path): Violation[] => {
    const place = placeOf(path);
    if (!place || place.band === "house" || isTest(path) || isReport(path)) return [];
    const own = schemaOf(place.module);
    return statementsOf(tree, path).flatMap(({ text, line }) => {
      const foreign = schemasIn(text, path.endsWith(".sql")).filter(
        (schema) => schemas.has(schema) && schema !== own,
      );
      const bare = place.band === "platform" ? [] : unqualifiedTables(text);
      return [
        ...[...new Set(foreign)].map((schema) => ({
          path,
          line,
          rule: "foreign-schema",
          message: `${place.module} touches schema ${schema}: ask its module, or build a report`,
        })),
        ...bare.map((table) => ({
          path,
          line,
          rule: "unqualified-table",
          message: `table ${table} is written without its schema: say ${own}.${table}`,
        })),
      ];
    });
  });
};

function statementsOf(tree: Parameters<Rule>[0], path: string): { text: string; line: number }[] {
  if (path.endsWith(".sql")) {
    const text = withoutComments(tree.files.get(path) ?? "");
    return text.split("\n").map((line, index) => ({ text: line, line: index + 1 }));
  }
  if (!isCode(path) || !speaksSql(path)) return [];
  return tree.syntax(path).strings.map(({ text, line }) => ({ text: withoutComments(text), line }));
}

const withoutComments = (sql: string): string => sql.replaceAll(/--[^\n]*/g, "");

/**
 * Schemas named where SQL names a relation: after a keyword, in a list of `from`, or as a function.
 * `on` names one in a definition (`create index … on`), but a column in a join.
 */
function schemasIn(sql: string, isDefinition: boolean): string[] {
  const keywords = `from|join|into|update|table|references|using|truncate|exists|function|view${isDefinition ? "|on" : ""}`;
  const named = new RegExp(
    String.raw`(?<!\bdistinct\s+)\b(?:${keywords})\s+(?:only\s+|lateral\s+)?"?(\w+)"?\s*\.\s*"?\w+`,
    "gi",
  );
  const item = String.raw`[\w."]+(?:\s+(?:as\s+)?\w+)?`;
  const listed = new RegExp(String.raw`\bfrom\s+${item}((?:\s*,\s*${item})+)`, "gi");
  const furtherItems = [...sql.matchAll(listed)].flatMap(([, items = ""]) => [
    ...items.matchAll(/,\s*"?(\w+)"?\s*\./g),
  ]);
  const called = sql.matchAll(/\b(\w+)\.\w+\s*\(/g);
  return [...sql.matchAll(named), ...furtherItems, ...called].map(([, schema = ""]) =>
    schema.toLowerCase(),
  );
}

/** Tables that are written to by a bare name: only these can be told from a CTE without a parser. */
function unqualifiedTables(sql: string): string[] {
  const written = /\b(?:insert\s+into|delete\s+from)\s+(?:only\s+)?(?!only\b)(\w+)(?!\w*\s*\.)\b/gi;
  return [...sql.matchAll(written)].map((match) => match[1] ?? "");
}

/** Tells the files that may speak SQL. */
function speaksSql(path: string): boolean {
  return (
    path.endsWith("-store.ts") ||
    path.includes("/migrations/") ||
    path.startsWith(`${SERVER_SOURCE}platform/database`) ||
    isTest(path)
  );
}

const isReport = (path: string): boolean =>
  path.includes("/reports/") || /(^|[/-])reports?-store\.ts$/.test(path);

function serverFiles(files: ReadonlyMap<string, string>): string[] {
  return [...files.keys()].filter((path) => path.startsWith(SERVER_SOURCE));
}
