import { EDITION_CONTEXT, playerFieldsConfig } from "@houselight/contracts";
import { lackedOf, selectPlayer } from "#core/accounts";
import { settingOf } from "#core/configuration";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { assertGameOpen, type GameName } from "./closed-games.ts";
import { isStudioHidden } from "./is-studio-hidden.ts";

/** Refuses a round of a studio that is hidden from the country of whoever asks, as `studio_not_offered`. */
export async function assertStudioOffered(
  house: House,
  studio: string,
  country: string | null,
): Promise<void> {
  if (await isStudioHidden(house, studio, country)) throw new Refused("studio_not_offered");
}

/**
 * Refuses a round for money while the player's profile lacks what the studio asks for, as
 * `studio_details_missing` (GAME-21). The profile is read only where a studio asks for anything.
 */
export async function assertStudioKnows(
  house: House,
  studio: string,
  playerId: bigint,
): Promise<void> {
  const contexts = await settingOf(house, playerFieldsConfig);
  // The context of the profile page is no studio's, whatever one is called.
  if (studio === EDITION_CONTEXT || !Object.hasOwn(contexts, studio)) return;
  const player = await selectPlayer(house.database, playerId);
  if (!player || lackedOf(player, contexts[studio] ?? []).length > 0)
    throw new Refused("studio_details_missing");
}

/**
 * Refuses a round for money where its game is closed or its studio does not serve a player, as `game_closed` or
 * one of the two above.
 */
export async function assertGameServes(
  house: House,
  game: GameName,
  { id, country }: { readonly id: bigint; readonly country: string | null },
): Promise<void> {
  await assertGameOpen(house, game);
  await assertStudioOffered(house, game.studio, country);
  await assertStudioKnows(house, game.studio, id);
}
