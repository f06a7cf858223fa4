import { convert, type ExchangeRates } from "@houselight/contracts";
import { findGame } from "@houselight/game-maths";
import type { FreeSpinsReward } from "./reward.ts";

/**
 * Returns the stake of a free spin in the reward's currency: the one of its game that is nearest to the stake
 * in euros, in smallest units. Null where the game does not exist, or takes no such currency.
 */
export function spinStake(
  {
    game: slug,
    currency,
    stakeEurCents,
  }: Pick<FreeSpinsReward, "game" | "currency" | "stakeEurCents">,
  rates: ExchangeRates,
): bigint | null {
  const stakes = findGame(slug)?.stakes(currency)?.stakes;
  return stakes ? nearestStake(stakes, convert(stakeEurCents, "EUR", currency, rates)) : null;
}

/** Returns the offered stake that is nearest to a wanted one, the lower of two. Throws when none is offered. */
export function nearestStake(stakes: readonly number[], wanted: bigint): bigint {
  let nearest: bigint | undefined;
  for (const stake of stakes.map(BigInt).toSorted((one, other) => (one < other ? -1 : 1)))
    if (nearest === undefined || distance(stake, wanted) < distance(nearest, wanted))
      nearest = stake;
  if (nearest === undefined) throw new Error("a game offers one stake or more");
  return nearest;
}

const distance = (one: bigint, other: bigint): bigint => (one < other ? other - one : one - other);
