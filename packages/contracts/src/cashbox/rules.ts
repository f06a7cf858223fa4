import { readDecimal } from "../money/index.ts";

/** Returns true for an amount that is a whole number of steps, both in smallest units (VALID-10). */
export const isMultipleOf = (amount: bigint, step: bigint): boolean =>
  step > 0n && amount % step === 0n;

/**
 * Returns true for a typed decimal that is a multiple of a step, to three decimals (VALID-10). Both are
 * compared as whole thousandths, so that 0.003 is three times 0.001.
 * Finer than thousandths is no multiple.
 */
export function isDecimalMultipleOf(typed: string, step: string): boolean {
  const [value, unit] = [readDecimal(typed, 3), readDecimal(step, 3)];
  return value !== null && unit !== null && isMultipleOf(value, unit);
}

/** Returns the error key of an amount above the balance; null otherwise (VALID-08). */
export const balanceFault = (
  amount: bigint,
  available: bigint,
): "errors.not_enough_money" | null => (amount > available ? "errors.not_enough_money" : null);

/** Message keys of a card number that cannot be used. */
export type CardNumberFault =
  | "errors.creditcard.cardnumber.invalid"
  | "errors.creditcard.cardnumber.bankNotPossible";

/**
 * Returns the message key of a card number that is none (VALID-12), or whose first digits are in the
 * list of refused banks, empty by default (VALID-13); null for one that can be used.
 */
export function cardNumberFault(
  text: string,
  bins: readonly string[] = [],
): CardNumberFault | null {
  if (!hasCardDigits(text)) return "errors.creditcard.cardnumber.invalid";
  const digits = text.replace(/[\s-]/g, "");
  return bins.some((bin) => digits.startsWith(bin))
    ? "errors.creditcard.cardnumber.bankNotPossible"
    : null;
}

/** Returns true for 12 to 19 digits with a valid Luhn sum; spaces and hyphens are ignored. */
function hasCardDigits(text: string): boolean {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Returns true for MM/YY not before the current month; month 1 to 12, year above 0 (VALID-14). */
export function isCardExpiry(text: string, today: Date): boolean {
  const match = /^(\d{2})\/(\d{2})$/.exec(text.trim());
  if (!match) return false;
  const [month, year] = [Number(match[1]), Number(match[2])];
  if (month < 1 || month > 12 || year < 1) return false;
  const now = (today.getUTCFullYear() % 100) * 12 + today.getUTCMonth();
  return year * 12 + month - 1 >= now;
}

/** Returns true for letters, digits and spaces only (VALID-15). */
export const hasIbanCharacters = (text: string): boolean => /^[A-Za-z0-9 ]+$/.test(text);

/** Tells the IBANs whose owners join the group of Lithuanian IBANs (VALID-16). */
export const isLithuanianIban = (text: string): boolean => /^\s*LT/i.test(text);
