import type { PlayerView } from "@houselight/contracts";
import { createLoader } from "#platform/batching";
import { type House, perHouse } from "#platform/module";
import { playerView } from "./account-views.ts";
import { currencyOf } from "../sessions/let-in.ts";
import { type ProfileFacts, selectProfiles } from "./profile-store.ts";

/** Every page of a player reads the profile: those that are read together are one statement. */
const profileOf = perHouse((house) =>
  createLoader<bigint, ProfileFacts>((ids) => selectProfiles(house.database, ids)),
);

/** Returns the profile of a player; undefined when there is none. */
export async function readProfile(house: House, playerId: bigint): Promise<PlayerView | undefined> {
  const profile = await profileOf(house)(playerId);
  if (!profile) return undefined;
  const { player, ...facts } = profile;
  return playerView(player, { ...facts, currency: await currencyOf(house, playerId) });
}
