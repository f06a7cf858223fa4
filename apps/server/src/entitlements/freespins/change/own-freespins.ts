import { lockAccounts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectActivated, selectByIds } from "../records/set-store.ts";
import { dueStage, type FreeSpins, isActivatable } from "../set.ts";
import { end, start } from "./change-set.ts";

/**
 * Activates a player's free spins. Throws Refused: freespins_not_found, freespins_not_activatable,
 * freespins_game_busy, bonus_paused.
 */
export const activate = (house: House, playerId: bigint, id: string): Promise<FreeSpins> =>
  house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const set = await find(tx, playerId, id);
    const at = house.clock.now();
    if (!isActivatable(set, at)) throw new Refused("freespins_not_activatable");
    const objection = await house.objectionTo("bonuses.activate", tx, playerId);
    if (objection) throw new Refused(objection);
    const before = await selectActivated(tx, playerId, set.game);
    if (before) {
      // The last round of it may have been played a moment ago.
      const due = dueStage(before, at);
      if (!due) throw new Refused("freespins_game_busy");
      await end(house, tx, before, due);
    }
    return start(house, tx, set);
  });

/**
 * Cancels a player's free spins: the rest of them and what they have won are given up. What has come to its
 * end is not cancelled any more: its winnings are the player's. Throws Refused: freespins_not_found,
 * freespins_over.
 */
export const cancel = (house: House, playerId: bigint, id: string): Promise<FreeSpins> =>
  house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const set = await find(tx, playerId, id);
    if (set.endedAt !== null || dueStage(set, house.clock.now()))
      throw new Refused("freespins_over");
    return end(house, tx, set, "canceled");
  });

async function find(tx: Tx, playerId: bigint, id: string): Promise<FreeSpins> {
  const [set] = await selectByIds(tx, [id]);
  if (!set || set.playerId !== playerId) throw new Refused("freespins_not_found");
  return set;
}
