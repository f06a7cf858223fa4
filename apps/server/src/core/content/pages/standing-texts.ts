import { CHANGE_TTL_MS } from "#core/configuration";
import { createReadCache } from "#platform/batching";
import { type House, perHouse } from "#platform/module";
import type { PageText } from "./page.ts";
import { selectStanding } from "./page-store.ts";

/** Locales whose texts are kept; a call may name any. */
const LOCALES_MAX = 50;

/** A version that another replica wrote, or that begins by itself, is listed a moment later. */
const cached = perHouse((house) =>
  createReadCache(house.clock, { ttlMs: CHANGE_TTL_MS, entriesMax: LOCALES_MAX }),
);

/** Returns every text of the operators that stands in these locales, for lists that each page reads. */
export async function listStanding(
  house: House,
  locales: readonly string[],
): Promise<readonly PageText[]> {
  const read = (locale: string) =>
    cached(house).get(locale, () =>
      selectStanding(house.database, house.clock.now(), { paths: null, locales: [locale] }),
    );
  return (await Promise.all(locales.map(read))).flat();
}

/** Reads the texts of a locale anew the next time: this house has just changed one. */
export const forgetStanding = (house: House, locale: string): void => cached(house).forget(locale);
