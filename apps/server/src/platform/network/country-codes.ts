/** Codes that Intl names and that are no country: groups of them, nowhere, and locales for tests. */
const NO_COUNTRY = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);
const NAMES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Tells whether a code is that of a country, as ISO 3166 has it: `GB`, and not `UK`, which stands for it elsewhere. */
export function isCountryCode(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code)) return false;
  const tag = `und-${code}`;
  return NAMES.of(code) !== undefined && Intl.getCanonicalLocales(tag)[0] === tag;
}
