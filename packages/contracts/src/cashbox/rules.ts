import { readDecimal } from "../money/index.ts";

/** Field rules of money coming in and going out (VALID-08, -10, -12 to -16). Messages are keys. */

/** VALID-10: true for a whole number of steps, both in smallest units. */
export const isMultipleOf = (amount: bigint, step: bigint): boolean =>
  step > 0n && amount % step === 0n;

/**
 * VALID-10 for typed decimals: compared as whole thousandths, so that 0.003 is three times 0.001.
 * Finer than thousandths is no multiple.
 */
export function isDecimalMultipleOf(typed: string, step: string): boolean {
  const [value, unit] = [readDecimal(typed, 3), readDecimal(step, 3)];
  return value !== null && unit !== null && isMultipleOf(value, unit);
}

/** VALID-08: the error of an amount above what is there, else null. */
export const balanceFault = (
  amount: bigint,
  available: bigint,
): "errors.not_enough_money" | null => (amount > available ? "errors.not_enough_money" : null);

/** VALID-12: digits that satisfy Luhn's sum, 12 to 19 of them; spaces and hyphens are ignored. */
export function isCardNumber(text: string): boolean {
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

/** VALID-13: whether a card's first digits name a bank that cannot pay in; the list is empty by default. */
export const isBankNotPossible = (cardNumber: string, bins: readonly string[] = []): boolean =>
  bins.some((bin) => cardNumber.replace(/[\s-]/g, "").startsWith(bin));

/** VALID-14: MM/YY, not before the current month; month 1 to 12, year above 0. */
export function isCardExpiry(text: string, today: Date): boolean {
  const match = /^(\d{2})\/(\d{2})$/.exec(text.trim());
  if (!match) return false;
  const [month, year] = [Number(match[1]), Number(match[2])];
  if (month < 1 || month > 12 || year < 1) return false;
  const now = (today.getUTCFullYear() % 100) * 12 + today.getUTCMonth();
  return year * 12 + month - 1 >= now;
}

/** VALID-15: only letters, digits and spaces. */
export const hasIbanCharacters = (text: string): boolean => /^[A-Za-z0-9 ]+$/.test(text);

/** VALID-16: a Lithuanian IBAN puts the player into this group. */
export const LITHUANIAN_IBAN_GROUP = "1101";
export const isLithuanianIban = (text: string): boolean => /^\s*LT/i.test(text);
