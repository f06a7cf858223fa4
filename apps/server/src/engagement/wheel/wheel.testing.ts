import { type Prize, type PrizeBonus, wheelConfig, wheelSegments } from "@houselight/contracts";
import { chosenByTwo, type TestHouse } from "@houselight/test-kit";
import type * as z from "zod/mini";

type Spins = Extract<PrizeBonus, { type: "freespins" }>;
type Money = Extract<PrizeBonus, { type: "bonus" }>;

/** Free spins of a slot, wagered as WHEEL-04 says. */
export const spinsPrize = (count = 10, part: Partial<Spins> = {}, weight = 1): Prize => ({
  weight,
  bonuses: [
    {
      type: "freespins",
      title: { en: `${count} free spins`, de: `${count} Freispiele` },
      freespins_count: count,
      game: "lantern-tide",
      stake_eur_cents: 20,
      result_bonus: { wager: 30 },
      ...part,
    },
  ],
});

/** Money of so many euros, wagered as WHEEL-04 says. */
export const moneyPrize = (euros = 5, part: Partial<Money> = {}, weight = 1): Prize => ({
  weight,
  bonuses: [
    {
      type: "bonus",
      title: { en: `${euros} euros`, de: `${euros} Euro` },
      bonus_amount: { EUR: euros * 100 },
      result_bonus: { wager: 3 },
      ...part,
    },
  ],
});

type Config = z.output<typeof wheelConfig.schema>;
type Segments = z.output<typeof wheelSegments.schema>["segments"];

/** Lets the wheel turn, as an operator does. */
export async function chooseWheel(
  kit: TestHouse,
  config: Partial<Config> = {},
  segments: Segments = [],
): Promise<void> {
  const url = kit.served?.url as string;
  const prizes = [moneyPrize(5), moneyPrize(10)];
  const chosen = { enabled: true, groups: [], prizes, ...config };
  await chosenByTwo(kit.house, url, wheelConfig, chosen);
  await chosenByTwo(kit.house, url, wheelSegments, { segments });
}
