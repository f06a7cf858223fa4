import type { StatementRowView } from "@houselight/contracts/cashbox";
import { formatAmount } from "@houselight/contracts/money";
import { kindOf } from "./statement-kind.ts";

/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
const COLUMNS = [
  "id",
  "at",
  "kind",
  "currency",
  "amount",
  "reserved",
  "method",
  "payment",
] as const;

/** Signed decimal in units, with a point and without grouping: `-12.50`. */
const decimalAmount = (cents: number, currency: string): string =>
  formatAmount(cents, currency, "en").replaceAll(",", "");

/**
 * A statement as CSV (RFC 4180). Dates are ISO 8601 in UTC, amounts decimals in units. A text that a
 * spreadsheet would run as a formula is made text by an apostrophe; a plain number stays one.
 */
export function statementCsv(rows: readonly StatementRowView[]): string {
  const lines = rows.map(
    ({ id, at, kind, currency, amount_cents, held_cents, method, payment_id, refund }) =>
      [
        id,
        new Date(at).toISOString(),
        kindOf({ kind, refund }),
        currency,
        decimalAmount(amount_cents, currency),
        decimalAmount(held_cents, currency),
        method ?? "",
        payment_id ?? "",
      ]
        .map(csvCell)
        .join(","),
  );
  return `${BYTE_ORDER_MARK}${[COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}

/** One cell, quoted where it must be. */
export function csvCell(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
