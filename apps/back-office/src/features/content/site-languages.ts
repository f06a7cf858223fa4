import { WRITTEN_LOCALES } from "@houselight/contracts/locales";

/** Languages of the players' site, as a filter lists them. */
export const SITE_LANGUAGES: readonly (readonly [string, string])[] = WRITTEN_LOCALES.map(
  (code) => [code, code],
);
