/** Codes by which telephones of a country are called from abroad, without the plus. */
export const DIAL_CODES: Readonly<Record<string, string>> = {
  AR: "54",
  AT: "43",
  AU: "61",
  BR: "55",
  CA: "1",
  CH: "41",
  CL: "56",
  CZ: "420",
  DE: "49",
  DK: "45",
  EE: "372",
  FI: "358",
  HU: "36",
  IE: "353",
  IN: "91",
  IS: "354",
  IT: "39",
  JP: "81",
  KW: "965",
  KZ: "7",
  LI: "423",
  LT: "370",
  LU: "352",
  LV: "371",
  MT: "356",
  MX: "52",
  NO: "47",
  NZ: "64",
  PE: "51",
  PL: "48",
  SE: "46",
  SI: "386",
  SK: "421",
  ZA: "27",
};

/** Returns the dial code of a country with its plus; null for a country without one here. */
export const dialCodeOf = (country: string | null): string | null =>
  country !== null && Object.hasOwn(DIAL_CODES, country) ? `+${DIAL_CODES[country]}` : null;

/**
 * Returns a number as it is called from anywhere: with the dial code, unless it was written with one
 * (`+49…` or `0049…`). An empty number stays empty.
 */
export function withDialCode(dialCode: string, number: string): string {
  const written = number.trim();
  if (written === "" || written.startsWith("+")) return written;
  if (written.startsWith("00")) return `+${written.slice(2)}`;
  return `${dialCode} ${written}`.trim();
}
