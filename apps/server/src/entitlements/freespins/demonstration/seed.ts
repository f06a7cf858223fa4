import { localeOf, wordsIn } from "@houselight/contracts";
import { selectPlayerByEmail } from "#core/accounts";
import { giveReward } from "#core/rewards";
import { lockAccounts } from "#core/wallet";
import type { House } from "#platform/module";
import shown from "./freespins.json" with { type: "json" };

/** Gives the demonstration's players free spins that wait to be activated. */
export async function seedFreespins(house: House): Promise<void> {
  for (const { email, title, game, count, stake_eur_cents, wagering } of shown) {
    const player = await selectPlayerByEmail(house.database, email);
    if (!player) continue;
    const playerId = player.id;
    await house.database.tx(async (tx) => {
      const accounts = await lockAccounts(tx, [playerId]);
      const currency = accounts.find(({ active }) => active)?.currency;
      if (currency === undefined) return;
      await giveReward(house, tx, {
        id: house.ids.uuid(),
        playerId,
        reward: {
          kind: "freespins",
          currency,
          game,
          count,
          stakeEurCents: BigInt(stake_eur_cents),
          wagering,
          maxWin: null,
        },
        title: wordsIn(title, localeOf(player.language)),
        groupKey: "gift_tide",
        source: "demonstration",
      });
    });
  }
}
