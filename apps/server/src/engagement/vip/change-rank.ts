import { VIP_LEVELS } from "@houselight/contracts";
import { deleteGroups, insertGroups, tellGroups } from "#core/accounts";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { insertChange } from "./points/quarter-store.ts";

/** A change of a player's rank by points; -1 is none. */
export interface Change {
  readonly playerId: bigint;
  readonly before: number;
  readonly after: number;
  readonly points: number;
}

/** Puts a player into the group of a level and takes the player out of those of all others. */
export async function moveTo(house: House, tx: Tx, change: Change): Promise<void> {
  const group = VIP_LEVELS[change.after]?.group;
  const all = VIP_LEVELS.map((level) => level.group);
  // Out of that of the level too, if the player was in it: the status is new, and so is its quarter.
  await deleteGroups(tx, change.playerId, all);
  if (group) await insertGroups(tx, change.playerId, [group]);
  await insertChange(tx, { ...change, at: house.clock.now() });
}

/** Tells the screens of players which groups they are in now: after the transaction. */
export async function tellRanks(house: House, players: readonly bigint[]): Promise<void> {
  for (const playerId of players) await tellGroups(house, playerId);
}
