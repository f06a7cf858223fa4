import { convert, localeOf, wordsIn } from "@houselight/contracts";
import { selectPlayerByEmail } from "#core/accounts";
import { giveReward, type Reward } from "#core/rewards";
import { exchangeRates, lockAccounts } from "#core/wallet";
import type { House } from "#platform/module";
import shown from "./gifts.json" with { type: "json" };

/** Gives the demonstration's players gifts that wait to be taken: cash, a turn of the wheel, points. */
export async function seedGifts(house: House): Promise<void> {
  const rates = await exchangeRates(house)();
  for (const { email, title: words, days, kind, points, amount_eur_cents: euros } of shown) {
    const player = await selectPlayerByEmail(house.database, email);
    if (!player) continue;
    const playerId = player.id;
    const title = wordsIn(words, localeOf(player.language));
    await house.database.tx(async (tx) => {
      const accounts = await lockAccounts(tx, [playerId]);
      const currency = accounts.find(({ active }) => active)?.currency;
      if (currency === undefined) return;
      const reward: Reward =
        euros !== null
          ? { kind: "cash", currency, amount: convert(BigInt(euros), "EUR", currency, rates) }
          : kind === "xp"
            ? { kind, points: points ?? 0 }
            : { kind: "giftspin" };
      const named = { id: house.ids.uuid(), title, groupKey: "gift", daysToActivate: days };
      await giveReward(house, tx, { ...named, playerId, reward, source: "demonstration" });
    });
  }
}
