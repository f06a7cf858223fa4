import { DISABLED_PROVIDERS_MAX, EVERYWHERE } from "@houselight/contracts";
import type { Config } from "#platform/config";

/** Countries by the slug of a studio, or the word for all of them, in the order of the operators. */
export type DisabledProviders = Readonly<Record<string, "all" | readonly string[]>>;

/** Returns the studios that are not shown in a country; where it cannot be told, those shown nowhere (GAME-15). */
export const hiddenProviders = (map: DisabledProviders, country: string | null): string[] =>
  Object.entries(map)
    .slice(0, DISABLED_PROVIDERS_MAX)
    .filter(([, where]) => where === EVERYWHERE || (country !== null && where.includes(country)))
    .map(([slug]) => slug);

/** Returns the studios of the map that stand too far behind to count (OPEN-36). */
export const ignoredProviders = (map: DisabledProviders): string[] =>
  Object.keys(map).slice(DISABLED_PROVIDERS_MAX);

/** Returns the outside studios that do not serve a country. */
export const studiosNotServing = (
  studios: Config["STUDIOS"],
  country: string | null,
): readonly string[] =>
  (studios ?? [])
    .filter(({ countries_not_served: not }) => country !== null && not.includes(country))
    .map(({ id }) => id);
