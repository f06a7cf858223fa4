import type { PlayerView } from "@houselight/contracts";
import type { House } from "#platform/module";
import { playerView } from "../account-views.ts";
import { hasPassword } from "../entry/password-store.ts";
import { selectGroups } from "../groups/group-store.ts";
import { selectPlayer } from "../player-store.ts";
import { isSecondStepOn } from "../second-step/second-step.ts";
import { currencyOf } from "../sessions/let-in.ts";
import { selectSignIns } from "../sessions/session-store.ts";

/** Returns the profile of a player; undefined when there is none. */
export async function readProfile(house: House, playerId: bigint): Promise<PlayerView | undefined> {
  const player = await selectPlayer(house.database, playerId);
  if (!player) return undefined;
  const [currency, groups, signIns, twoFactor, withPassword] = await Promise.all([
    currencyOf(house, playerId),
    selectGroups(house.database, playerId),
    selectSignIns(house.database, playerId),
    isSecondStepOn(house, playerId),
    hasPassword(house.database, playerId),
  ]);
  return playerView(player, { currency, groups, signIns, twoFactor, hasPassword: withPassword });
}
