import { currency, decimalAmount, parseAmount } from "@houselight/contracts/money";

/** Blanks and apostrophes of every kind only ever group; a point and a comma may also be decimal. */
const BLANKS = /[\s\u00A0\u2009\u202F]/g;
const APOSTROPHES = /[’ʼ]/g;
const MARKS = /[., ']/g;

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

const sameMark = (text: string): string => text.replace(BLANKS, " ").replace(APOSTROPHES, "'");

/** Returns the separators of a number in a language. */
function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: "always" }).formatToParts(1_234_567.5);
  const valueOf = (type: string) => sameMark(parts.find((part) => part.type === type)?.value ?? "");
  return { group: valueOf("group"), decimal: valueOf("decimal") };
}

/** Threes after one to three digits, of which the first is no zero: `1,234,567`. */
function inGroups(text: string, mark: string): boolean {
  const [first = "", ...rest] = text.split(mark);
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
}

/**
 * Reads an amount as a person of this language means it, into smallest units. Of two separators the
 * last is the decimal one; a single one groups when the language groups by it and threes follow. Null
 * when it is no amount, or could be two.
 */
export function readAmount(typed: string, code: string, locale: string): bigint | null {
  const plain = plainDecimal(sameMark(typed.trim()), separatorsOf(locale));
  return plain === null ? null : parseAmount(plain, code);
}

/** The text with a point for its decimal mark and nothing else between digits: `1234.56`. */
function plainDecimal(text: string, language: Separators): string | null {
  if (!/^[\d., ']*\d[\d., ']*$/.test(text)) return null;
  const marks = [...new Set(text.match(MARKS) ?? [])];
  const [mark, last] = marks;
  if (mark === undefined) return text;
  if (last === undefined) return withOneMark(text, mark, language);
  return marks.length === 2 ? withTwoMarks(text, mark, last, language) : null;
}

function withOneMark(text: string, mark: string, language: Separators): string | null {
  const threes = inGroups(text, mark);
  if (mark === " " || mark === "'" || (threes && mark === language.group)) {
    return threes ? text.replaceAll(mark, "") : null;
  }
  // A mark that is neither of the language's could group here as well: not for us to say.
  if (threes && mark !== language.decimal) return null;
  return withDecimal(text, mark);
}

function withTwoMarks(
  text: string,
  group: string,
  decimal: string,
  language: Separators,
): string | null {
  const at = text.indexOf(decimal);
  const whole = text.slice(0, at);
  if (decimal === " " || decimal === "'" || !inGroups(whole, group)) return null;
  // `1 000.000` where the language groups by the point: twice grouped, or a decimal.
  const grouped = group === " " || group === "'";
  if (grouped && decimal === language.group && /^\d{3}$/.test(text.slice(at + 1))) return null;
  return withDecimal(whole.replaceAll(group, "") + text.slice(at), decimal);
}

/** `50.` and `.5` are whole and part alone. */
function withDecimal(text: string, mark: string): string | null {
  const [whole = "", fraction = "", ...more] = text.split(mark);
  if (more.length > 0) return null;
  return `${whole === "" ? "0" : whole}.${fraction === "" ? "0" : fraction}`;
}

/**
 * Returns an amount as a field shows it: to its last unit, finer than elsewhere where the coin is, with the
 * language's decimal mark, no grouping and no empty decimals.
 */
export function plainAmount(amount: bigint, code: string, locale: string): string {
  const exact = decimalAmount(amount, code);
  const plain = currency(code).fiat
    ? exact.replace(/\.0+$/, "")
    : exact.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
  return plain.replace(".", separatorsOf(locale).decimal);
}
