import { lockAccounts } from "#core/wallet";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { isActivatable, isOver, isWagered, type TermedBonus } from "../bonus.ts";
import { lockBonus } from "../records/bonus-store.ts";
import { begin } from "./change-bonus.ts";
import { accountOf } from "./count-stakes.ts";
import { endNow } from "./end-bonuses.ts";

/**
 * Activates a player's bonus: it is wagered from now on, waits behind the one that is, or is cash at once.
 * Throws Refused: bonus_not_found, bonus_not_activatable, bonus_paused.
 */
export const activate = (house: House, playerId: bigint, id: string): Promise<TermedBonus> =>
  house.database.tx(async (tx) => {
    const accounts = await lockAccounts(tx, [playerId]);
    const bonus = await find(tx, playerId, id);
    if (!isActivatable(bonus, house.clock.now())) throw new Refused("bonus_not_activatable");
    const objection = await house.objectionTo("bonuses.activate", tx, playerId);
    if (objection) throw new Refused(objection);
    accountOf(accounts, bonus);
    return begin(house, tx, bonus);
  });

/**
 * Cancels a player's bonus; its bonus money is given up, or becomes cash where it was wagered in full.
 * Throws Refused: bonus_not_found, bonus_over, bonus_at_stake.
 */
export const cancel = (house: House, playerId: bigint, id: string): Promise<TermedBonus> =>
  house.database.tx(async (tx) => {
    const accounts = await lockAccounts(tx, [playerId]);
    const bonus = await find(tx, playerId, id);
    if (isOver(bonus)) throw new Refused("bonus_over");
    const account = accountOf(accounts, bonus);
    if (isWagered(bonus) && account.stakes > 0n) throw new Refused("bonus_at_stake");
    return endNow(house, tx, { bonus, account }, { stage: "canceled" });
  });

async function find(tx: Tx, playerId: bigint, id: string): Promise<TermedBonus> {
  const bonus = await lockBonus(tx, playerId, id);
  if (!bonus) throw new Refused("bonus_not_found");
  return bonus;
}
