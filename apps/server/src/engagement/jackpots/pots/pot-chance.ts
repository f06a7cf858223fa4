import { drawOf, linkSeed, nextLink } from "#core/fairness";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import type { PotChance } from "./feed-pots.ts";
import type { LevelRules } from "../jackpot.ts";

/**
 * Returns the amount at which a pot drops: one above its start and up to its limit, each equally likely.
 * The draw is `pf:2` with the pot's seed as server seed, its salt as client seed and its link as nonce.
 */
export function dropAmount(
  { startAmount, mustDropBy }: Pick<LevelRules, "startAmount" | "mustDropBy">,
  seeds: { readonly seed: string; readonly salt: string; readonly number: number },
): bigint {
  const draw = drawOf({
    serverSeed: seeds.seed,
    clientSeed: seeds.salt,
    nonce: BigInt(seeds.number),
  });
  return startAmount + 1n + BigInt(draw(Number(mustDropBy - startAmount)));
}

/** The chance of pots from the house's chains; each amount is worked out once. Joins the transaction. */
export function potChance(house: House, tx: Tx): PotChance {
  const known = new Map<string, bigint>();
  return {
    async dropAmount(pot, salt) {
      const key = `${pot.link.chainId}/${pot.link.number}`;
      let amount = known.get(key);
      if (amount === undefined) {
        const { seed } = await linkSeed(house, tx, pot.link);
        amount = dropAmount(pot, { seed, salt, number: pot.link.number });
        known.set(key, amount);
      }
      return amount;
    },
    next: ({ link }) => nextLink(house, tx, link),
  };
}
