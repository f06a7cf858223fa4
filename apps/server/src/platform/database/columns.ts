/** Type of a column's values; callers turn any other type into text. */
export type Cell = string | bigint | number | boolean | null;

/**
 * Turns rows into one array per column, the parameters of a set-based statement over
 * `unnest($1::bigint[], $2::text[], …)`: one statement whatever the number of rows. Arrays are
 * written as PostgreSQL reads them, which costs a third of what the drivers take for it.
 */
export function columns<Row>(rows: readonly Row[], ...pick: ((row: Row) => Cell)[]): string[] {
  return pick.map((column) => {
    let literal = "";
    // A currency, a kind, a game: most columns say the same in row after row.
    let before: Cell | undefined;
    let written = "";
    for (const row of rows) {
      const cell = column(row);
      if (cell !== before) written = literalOf(cell);
      before = cell;
      literal += `${literal === "" ? "{" : ","}${written}`;
    }
    return literal === "" ? "{}" : `${literal}}`;
  });
}

/** Text that needs no quotes inside an array: never empty, never the word null. */
const PLAIN = /^(?!null$)[\w.:+-]+$/i;
/** Characters that JSON writes in a way PostgreSQL reads otherwise. */
const UNLIKE_JSON = /[\p{Cc}\p{Cs}]/u;

function literalOf(cell: Cell): string {
  if (cell === null) return "NULL";
  if (typeof cell !== "string") return String(cell);
  if (PLAIN.test(cell)) return cell;
  // JSON puts the same backslashes before quotes and backslashes, in a sixth of the time.
  if (!UNLIKE_JSON.test(cell)) return JSON.stringify(cell);
  const lines = cell.split("\n");
  if (lines.length > 1 && !lines.some((line) => UNLIKE_JSON.test(line)))
    return `"${lines.map((line) => JSON.stringify(line).slice(1, -1)).join("\n")}"`;
  return `"${cell.replace(/[\\"]/g, "\\$&")}"`;
}
