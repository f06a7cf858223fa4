import { mailPlayers } from "#core/accounts";
import { lockAccounts } from "#core/wallet";
import { togetherOrAlone } from "#platform/batching";
import type { House } from "#platform/module";
import { changeStatus } from "../change-status.ts";
import { type Due, selectDue } from "./expiry-store.ts";

/** Verifications in one transaction: it holds the accounts of all of them. */
const AT_ONCE = 50;

/** Ends the verifications whose time is over, and tells their players. One that fails keeps no other from its end. */
export async function expireVerifications(house: House): Promise<void> {
  const at = house.clock.now();
  let page = await selectDue(house.database, { at, most: AT_ONCE, after: null });
  while (page.length > 0) {
    const ids = page.map(({ playerId }) => playerId);
    await togetherOrAlone(
      ids,
      (some) => endAll(house, some, at),
      (playerId, error) =>
        house.log.error({ err: error, playerId }, "a verification could not be ended"),
    );
    const after = page.at(-1) as Due;
    page =
      page.length < AT_ONCE ? [] : await selectDue(house.database, { at, most: AT_ONCE, after });
  }
}

/** Ends those of these verifications that are due, in one transaction. */
const endAll = (house: House, ids: readonly bigint[], at: Date): Promise<void> =>
  house.database.tx(async (tx) => {
    await lockAccounts(tx, ids);
    // Whoever was decided about in between is no longer due.
    const due = await selectDue(tx, { at, most: AT_ONCE, after: null, among: ids });
    for (const { playerId, renewing } of due)
      await changeStatus(tx, {
        playerId,
        // New documents that are being checked go on as any others; their player has none to send.
        after: renewing ? "pending" : "expired",
        actor: "house",
        note: "its time is over",
        at,
      });
    const over = due.filter(({ renewing }) => !renewing);
    const mails = over.map(({ playerId, expiresAt }) => ({
      playerId,
      reference: `${playerId} ${expiresAt.toISOString()}`,
      data: { at: expiresAt.toISOString() },
    }));
    await mailPlayers(house, tx, "verification_expired", mails);
  });
