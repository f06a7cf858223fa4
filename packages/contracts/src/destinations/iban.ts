import { isValidIBAN } from "ibantools";

/** Returns true for an IBAN of its country's form with its check digits; spaces are ignored. */
export const isIban = (text: string): boolean =>
  isValidIBAN(text.replaceAll(" ", "").toUpperCase());
