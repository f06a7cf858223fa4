import type { UserInfoView } from "@houselight/contracts";
import { deviceToken } from "#core/sign-in";
import { accountsOf } from "#core/wallet";
import type { HandlerContext } from "#platform/http";
import type { House } from "#platform/module";
import { userInfoView } from "../profile/account-views.ts";
import type { Player } from "../player.ts";
import { endSessionRow } from "./session-store.ts";
import { lifetimeMsOf } from "./sessions.ts";

/**
 * Gives the browser its new session: the former one ends, and the browser is known for this account
 * from now on.
 */
export async function letIn(
  house: House,
  context: HandlerContext,
  player: Player,
  token: string,
): Promise<UserInfoView> {
  const { caller } = context;
  if (caller) await endAndDisconnect(house, caller.id, caller.sessionId);
  context.setSession(token, lifetimeMsOf(player.licence) / 1000);
  const account = { kind: "player", email: player.email } as const;
  context.setDevice(deviceToken(house, account, context.deviceToken));
  return userInfoOf(house, player);
}

export const userInfoOf = async (house: House, player: Player): Promise<UserInfoView> =>
  userInfoView(player, await currencyOf(house, player.id));

/** Returns the currency of the account that is played and paid with. */
export async function currencyOf(house: House, playerId: bigint): Promise<string> {
  const active = (await accountsOf(house, playerId)).find((one) => one.active);
  if (!active) throw new Error(`player ${playerId} has no active account`);
  return active.currency;
}

/** Ends a session. The player's sockets close too; those of other sessions come back with a token of their own. */
export async function endAndDisconnect(
  house: House,
  playerId: bigint,
  sessionId: bigint,
): Promise<boolean> {
  const ended = await endSessionRow(house.database, playerId, sessionId, house.clock.now());
  if (ended) house.live.disconnect(playerId.toString(), "session ended");
  return ended;
}
