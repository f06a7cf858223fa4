import type { PlayerView } from "@houselight/contracts";
import { selectAccounts } from "#core/wallet";
import type { House } from "#platform/module";
import { playerView } from "../account-views.ts";
import { selectGroups } from "../groups/group-store.ts";
import { selectPlayer } from "../player-store.ts";
import { isSecondStepOn } from "../second-step/second-step.ts";
import { selectSignIns } from "../sessions/session-store.ts";

/** Returns the profile of a player; undefined when there is none. */
export async function readProfile(house: House, playerId: bigint): Promise<PlayerView | undefined> {
  const player = await selectPlayer(house.database, playerId);
  if (!player) return undefined;
  const [currency, groups, signIns, twoFactor] = await Promise.all([
    activeCurrency(house, playerId),
    selectGroups(house.database, playerId),
    selectSignIns(house.database, playerId),
    isSecondStepOn(house, playerId),
  ]);
  return playerView(player, { currency, groups, signIns, twoFactor });
}

/** Returns the currency of the account that is played and paid with. */
export async function activeCurrency(house: House, playerId: bigint): Promise<string> {
  const active = (await selectAccounts(house.database, playerId)).find((one) => one.active);
  if (!active) throw new Error(`player ${playerId} has no active account`);
  return active.currency;
}
