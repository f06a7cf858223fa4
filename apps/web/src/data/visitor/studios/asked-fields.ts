import type { HouseGameView } from "@houselight/contracts/house-games";
import type { PlayerView } from "@houselight/contracts/accounts";
import {
  EDITION_CONTEXT,
  type PlayerFields,
  type ProfileField,
} from "@houselight/contracts/configuration";

/**
 * Returns the fields that a provider of games asks for and a profile lacks, in their order; the country
 * too where the postal code is missing, which is judged by it (GAME-21).
 */
export function fieldsAskedBy(
  fields: PlayerFields,
  provider: string,
  player: PlayerView,
): readonly ProfileField[] {
  // The context of the profile page is no provider's, whatever one is called.
  if (provider === EDITION_CONTEXT || !Object.hasOwn(fields, provider)) return [];
  const missing = (fields[provider] ?? []).filter((field) => !player[field]);
  const needsCountry =
    missing.includes("postal_code") && !player.country && !missing.includes("country");
  return needsCountry ? ["country", ...missing] : missing;
}

/** Tells of a game that waits for what its provider asks for. */
export interface AskedGame {
  readonly game: Pick<HouseGameView, "producer" | "slug" | "stakes">;
  readonly studio: string;
  readonly fields: readonly ProfileField[];
}
