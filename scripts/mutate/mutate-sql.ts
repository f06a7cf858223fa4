/** A part of a file and the text that takes its place. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const STATEMENT = /\b(select|insert into|update|delete from|join|where|order by|returning)\b/i;

/** Parts of a statement and their opposites. */
const SWAPS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\band\b/g, "or"],
  [/\bor\b/g, "and"],
  [/ <= /g, " < "],
  [/ >= /g, " > "],
  [/ < /g, " <= "],
  [/ > /g, " >= "],
  [/ <> /g, " = "],
  [/ \+ /g, " - "],
  [/ - /g, " + "],
  [/\bmin\(/g, "max("],
  [/\bmax\(/g, "min("],
  [/\bis null\b/g, "is not null"],
  [/\bis not null\b/g, "is null"],
  [/ desc\b/g, ""],
  [/\bnot exists\b/g, "exists"],
];

/** Returns the ways in which a piece of SQL, which begins at `offset` of its file, can be broken. */
export function mutateSql(text: string, offset: number): readonly Replacement[] {
  if (!STATEMENT.test(text)) return [];
  return SWAPS.flatMap(([pattern, replacement]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      start: offset + index,
      end: offset + index + found.length,
      replacement,
    })),
  );
}
