import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";

/**
 * Reads a phone number as a person of a country writes it. Returns it in the form of E.164
 * (`+49151…`); undefined when no such number can exist.
 */
export function readPhone(text: string, country: string | null): string | undefined {
  const home =
    country !== null && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(text, home);
  return number?.isValid() ? number.number : undefined;
}

/** Returns a number of E.164 without the code of its country; null stays null. */
export function withoutDialCode(number: string | null): string | null {
  if (number === null) return null;
  return parsePhoneNumberFromString(number)?.nationalNumber ?? number;
}
