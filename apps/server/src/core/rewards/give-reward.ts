import type { Tx } from "#platform/database";
import type { Giver, House } from "#platform/module";
import type { Given, Reward, RewardKind } from "./reward.ts";

/**
 * Gives a player a reward, in the transaction of whoever gives it. The caller holds the player's accounts.
 * Throws Refused by the names of `REWARD_REFUSALS` where the player may not have it now; nothing of the
 * transaction stays then.
 */
export async function giveReward(house: House, tx: Tx, given: Given): Promise<void> {
  const { kind } = given.reward;
  const giver = house.giverOf(kind);
  if (!giver) throw new Error(`no module gives ${kind}`);
  await giver(tx, given);
}

/** Declares by what a module gives rewards of a kind. */
export const gives = <K extends RewardKind>(
  kind: K,
  give: (tx: Tx, given: Given<Extract<Reward, { kind: K }>>) => Promise<void>,
): Readonly<Record<string, Giver>> => ({
  // Rewards are only given through giveReward, which asks for the giver by their kind.
  [kind]: (tx, given) => give(tx, given as Given<Extract<Reward, { kind: K }>>),
});
