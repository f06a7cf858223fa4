import { EDITION_CONTEXT, playerFieldsConfig } from "@houselight/contracts";
import type { Game } from "@houselight/game-maths";
import { lackedOf, selectPlayer } from "#core/accounts";
import { isStudioHidden } from "#core/catalogue";
import { settingOf } from "#core/configuration";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";

/** Refuses a round of a studio that is hidden from the country of whoever asks, as `studio_not_offered`. */
export async function assertStudioOffered(
  house: House,
  { studio }: Game,
  country: string | null,
): Promise<void> {
  if (await isStudioHidden(house, studio.slug, country)) throw new Refused("studio_not_offered");
}

/**
 * Refuses a round for money while the player's profile lacks what the studio asks for, as
 * `studio_details_missing` (GAME-21). The profile is read only where a studio asks for anything.
 */
export async function assertStudioKnows(
  house: House,
  { studio }: Game,
  playerId: bigint,
): Promise<void> {
  const contexts = await settingOf(house, playerFieldsConfig);
  // The context of the profile page is no studio's, whatever one is called.
  if (studio.slug === EDITION_CONTEXT || !Object.hasOwn(contexts, studio.slug)) return;
  const player = await selectPlayer(house.database, playerId);
  if (!player || lackedOf(player, contexts[studio.slug] ?? []).length > 0)
    throw new Refused("studio_details_missing");
}
