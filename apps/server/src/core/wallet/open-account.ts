import { licenceOf, offeredCurrencies } from "#core/configuration";
import { type Caller, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { announceActive } from "./announce.ts";
import type { Account } from "./ledger/transfer.ts";
import { activateAccount, insertAccount, lockAccounts, selectAccounts } from "./wallet-store.ts";

/**
 * Opens the player's account in a currency, or takes up the one there is, and makes it the active
 * one. An account held before stays usable when its currency is no longer offered.
 * Throws Refused("currency_not_offered"). Returns all accounts.
 */
export async function openOrActivate(
  house: House,
  player: Pick<Caller, "id" | "licence">,
  currency: string,
): Promise<Account[]> {
  const { id: playerId } = player;
  const offered = await offeredCurrencies(house, licenceOf(player.licence));
  return house.database.tx(async (tx) => {
    const held = await lockAccounts(tx, [playerId]);
    const known = held.some((account) => account.currency === currency);
    if (!known && !offered.includes(currency)) throw new Refused("currency_not_offered");
    await insertAccount(tx, { playerId, currency });
    await activateAccount(tx, { playerId, currency });
    await announceActive(tx, { playerId, currency });
    return selectAccounts(tx, playerId);
  });
}
