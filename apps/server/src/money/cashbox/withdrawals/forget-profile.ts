import { findMethod } from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { lockAccounts } from "#core/wallet";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { licensedContext } from "../records/payment-terms.ts";
import { removeProfile, selectProfiles } from "../records/profile-store.ts";
import { payableSources, TYPED } from "./sources/payable-sources.ts";
import { goesBackFirst } from "./withdrawal-rules.ts";

/**
 * Forgets a saved account; harmless when it is gone. The last card that money must go back to stays until it
 * has, whether its provider can be asked now or not: without it nothing could, or another account would take
 * what belongs there. Throws Refused("profile_owed").
 */
export const forgetProfile = (house: House, playerId: bigint, id: string): Promise<void> =>
  house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const profiles = await selectProfiles(tx, playerId);
    const profile = profiles.find((one) => one.id === id);
    const player = await selectPlayer(tx, playerId);
    if (profile && player) {
      const { method, currency } = profile;
      const type = findMethod(method)?.type;
      const isOwed = (await payableSources(tx, playerId, await licensedContext(tx, player))).some(
        (source) =>
          source.method === method && source.currency === currency && goesBackFirst(source),
      );
      const others = profiles.some(
        (one) => one.id !== id && one.method === method && one.currency === currency,
      );
      if (isOwed && !others && !(type && TYPED.includes(type))) throw new Refused("profile_owed");
    }
    await removeProfile(tx, playerId, id, house.clock.now());
  });
