/** Beginnings that make a spreadsheet read a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

export type Cell = string | number | boolean | null;

/**
 * Returns a table as CSV with CRLF, its first row the names. A text that a spreadsheet would take for a
 * formula gets an apostrophe; numbers are the house's own and stay numbers.
 */
export const csvOf = (names: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  csvRows([names, ...rows]);

/** Returns further rows of a table, where it is read page by page. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(textOf).join(",")}\r\n`).join("");

function textOf(cell: Cell): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns rows of the wire as a table: a field for each column, those of an inner object beside the others. */
export function tableOf(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Cell[][] {
  return rows.map((row) => {
    const { money, ...own } = row;
    const flat: Record<string, unknown> = { ...own, ...(money as object | null) };
    return columns.map((column) => (flat[column] ?? null) as Cell);
  });
}
