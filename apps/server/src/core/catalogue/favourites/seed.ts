import { DEMONSTRATION_PLAYERS, selectPlayerByEmail } from "#core/accounts";
import type { House } from "#platform/module";
import { insertFavourite } from "./favourite-store.ts";

/** The demonstration's first player likes two of our own games; the second has no favourites yet. */
const LIKED = ["foldhouse/european-roulette", "foldhouse/lantern-tide"] as const;

export async function seedFavourites(house: House): Promise<void> {
  const player = await selectPlayerByEmail(house.database, DEMONSTRATION_PLAYERS[0].email);
  if (!player) return;
  for (const game of LIKED) await insertFavourite(house.database, player.id, game);
}
