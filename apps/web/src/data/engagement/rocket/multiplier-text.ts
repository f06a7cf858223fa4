/** Reads a multiplier in hundredths from what was typed, a comma or a point before them; null when it is no number. */
export function readMultiplier(text: string): number | null {
  const [, whole, part = ""] = /^\s*[×x]?\s*(\d{1,9})(?:[.,](\d{0,2}))?\s*$/i.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** Why a multiplier is not taken. */
export type TargetProblem = "unread" | "low" | "high";

/** Returns why a target is not taken: it is no number, or lies outside of its limits in hundredths. */
export function targetProblem(
  target: number | null,
  limits: { readonly least: number; readonly most: number },
): TargetProblem | null {
  if (target === null) return "unread";
  if (target < limits.least) return "low";
  return target > limits.most ? "high" : null;
}

const writers = new Map<string, Intl.NumberFormat>();

/** Writes a multiplier with two decimals in a language: `1234` gives `12.34`, or `12,34`. */
export function multiplierText(hundredths: number, locale: string): string {
  let writer = writers.get(locale);
  if (!writer) {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    writer = new Intl.NumberFormat(locale, { ...digits, useGrouping: "min2" });
    writers.set(locale, writer);
  }
  return writer.format(hundredths / 100);
}
