import { LOCALES, PSEUDO_LOCALE } from "@houselight/contracts/locales";

/** Languages of the players' site, as a filter lists them. */
export const SITE_LANGUAGES: readonly (readonly [string, string])[] = LOCALES.filter(
  (code) => code !== PSEUDO_LOCALE,
).map((code) => [code, code]);
