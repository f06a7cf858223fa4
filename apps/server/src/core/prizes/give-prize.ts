import { type Locale, type PrizeBonusView, type PrizeView, wordsIn } from "@houselight/contracts";
import { giveReward, type Given, type Reward } from "#core/rewards";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";

/** Names the player who gets a prize, and its rewards. */
type Giving = Pick<Given, "playerId" | "groupKey" | "source"> & { readonly locale: Locale };

/**
 * Gives everything that a prize brings, each as a reward of its own under these ids, in the order of the
 * prize's bonuses. The caller holds the player's accounts. Throws Refused by the names of `REWARD_REFUSALS`.
 */
export async function givePrize(
  house: House,
  tx: Tx,
  { bonuses }: Pick<PrizeView, "bonuses">,
  { ids, locale, ...giving }: Giving & { readonly ids: readonly string[] },
): Promise<void> {
  for (const [at, bonus] of bonuses.entries())
    await giveReward(house, tx, {
      ...giving,
      id: ids[at] as string,
      reward: rewardOf(bonus),
      title: wordsIn(bonus.title, locale),
    });
}

function rewardOf(bonus: PrizeBonusView): Reward {
  const { currency, wager: wagering } = bonus;
  const terms = {
    currency,
    wagering,
    maxWin: bonus.max_win_cents === null ? null : BigInt(bonus.max_win_cents),
  };
  if (bonus.type === "cash")
    return { kind: "cash", currency, amount: BigInt(bonus.amount_cents ?? 0) };
  if (bonus.amount_cents !== null)
    return { kind: "bonus", ...terms, amount: BigInt(bonus.amount_cents) };
  const { game, freespins_count: count, stake_eur_cents: stake } = bonus;
  // What is drawn from has passed `drawnPrizes`.
  if (game === null || count === null || stake === null)
    throw new Error("free spins of a prize name their game and their stake");
  return { kind: "freespins", ...terms, game, count, stakeEurCents: BigInt(stake) };
}
