import { formatOdds, type OddsFormat } from "@houselight/sports-maths/odds";

/** Marks before decimals, by language. */
const marks = new Map<string, string>();

function markOf(locale: string): string {
  const known = marks.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  marks.set(locale, mark);
  return mark;
}

/** Returns odds in thousandths as they are shown, with the decimal mark of the language. */
export const oddsText = (odds: number, format: OddsFormat, locale: string): string =>
  formatOdds(odds, format).replace(".", markOf(locale));
