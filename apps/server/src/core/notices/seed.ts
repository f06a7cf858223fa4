import { GROUPS } from "@houselight/contracts";
import { DEMONSTRATION_PLAYERS, insertGroups, selectPlayerByEmail } from "#core/accounts";
import type { House } from "#platform/module";

/** Lets the first player of the demonstration have the bell at all times and chat with people of the house. */
export async function seedNotices(house: House): Promise<void> {
  const player = await selectPlayerByEmail(house.database, DEMONSTRATION_PLAYERS[0].email);
  if (player) await insertGroups(house.database, player.id, [GROUPS.notices, GROUPS.liveChat]);
}
