import type { ClosureReason, ClosureView } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { confirmPassword } from "../../entry/confirm-password.ts";
import { deedOf, mailPlayers } from "../../mails/mail-players.ts";
import { endSessionsOf } from "../../sessions/session-store.ts";
import { stopMarketing } from "../choice-store.ts";
import {
  type Closure,
  deleteClosure,
  lockClosure,
  selectClosure,
  writeClosure,
} from "./closure-store.ts";

interface From {
  readonly ip: string;
  readonly userAgent: string;
}

const viewOf = (closure: Closure | undefined): ClosureView => ({
  closed_at: closure?.closedAt?.toISOString() ?? null,
  erased_at: closure?.erasedAt?.toISOString() ?? null,
});

export const closureOf = async (house: House, playerId: bigint): Promise<ClosureView> =>
  viewOf(await selectClosure(house.database, playerId));

/**
 * Closes a player's account, by the password: no play and no deposit from now on, no advertising, all
 * other sessions end. What stands on it can be withdrawn. Throws Refused: password_wrong,
 * account_locked, entrance_busy, account_closed.
 */
export async function closeOwnAccount(
  house: House,
  caller: { readonly id: bigint; readonly sessionId: bigint },
  wish: {
    readonly password: string;
    readonly reason: ClosureReason;
    readonly comment: string | null;
  },
  from: From,
): Promise<ClosureView> {
  const { id: playerId, sessionId } = caller;
  await confirmPassword(house, playerId, wish.password);
  const at = house.clock.now();
  await house.database.tx(async (tx) => {
    const { reason, comment } = wish;
    if (!(await writeClosure(tx, playerId, { reason, comment, at })))
      throw new Refused("account_closed");
    await stopMarketing(tx, playerId, { at, source: "closure" });
    await endSessionsOf(tx, playerId, { except: sessionId, now: at });
    const entry = { action: "player.closed", subject: `player ${playerId}`, detail: { reason } };
    await appendTrailEntries(tx, [{ at, operator: null, ...entry }]);
    const reference = `${playerId} ${at.toISOString()}`;
    await mailPlayers(house, tx, "account_closed", [
      { playerId, reference, data: deedOf(house, from) },
    ]);
  });
  house.live.disconnect(playerId.toString(), "account closed");
  return viewOf({ closedAt: at, erasedAt: null });
}

/**
 * Opens an account again that its player closed, with an entry on the audit trail. Throws Refused:
 * player_not_found, account_not_closed, account_erased.
 */
export async function reopenClosedAccount(
  house: House,
  operator: Operator,
  { playerId, reason }: { readonly playerId: bigint; readonly reason: string },
): Promise<ClosureView> {
  const at = house.clock.now();
  await house.database.tx(async (tx) => {
    const closure = await lockClosure(tx, playerId);
    if (!closure) throw new Refused("player_not_found");
    if (closure.erasedAt) throw new Refused("account_erased");
    if (!closure.closedAt) throw new Refused("account_not_closed");
    await deleteClosure(tx, playerId);
    const entry = { action: "player.reopened", subject: `player ${playerId}`, detail: { reason } };
    await appendTrailEntries(tx, [{ at, operator, ...entry }]);
    const reference = `${playerId} ${at.toISOString()}`;
    await mailPlayers(house, tx, "account_reopened", [
      { playerId, reference, data: { at: at.toISOString() } },
    ]);
  });
  return viewOf(undefined);
}
