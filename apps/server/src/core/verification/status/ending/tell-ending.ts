import { mailPlayers } from "#core/accounts";
import type { House } from "#platform/module";
import { RENEWAL_DAYS } from "../renewal.ts";
import { noteEnding } from "./expiry-store.ts";

const AT_ONCE = 200;
/** Days before the end of a verification at which its player is told, the latest first. */
const TOLD_AT_DAYS = [7, RENEWAL_DAYS] as const;

/**
 * Mails players that their verification ends soon, a month before and a week before, once each; who
 * has less time left when the house comes to it is told once. Replicas may run it at the same time.
 */
export async function tellEndingVerifications(house: House): Promise<void> {
  for (const days of TOLD_AT_DAYS) {
    let told = AT_ONCE;
    while (told === AT_ONCE)
      told = await house.database.tx(async (tx) => {
        const due = await noteEnding(tx, { at: house.clock.now(), days, most: AT_ONCE });
        const mails = due.map(({ playerId, expiresAt }) => ({
          playerId,
          reference: `${playerId} ${expiresAt.toISOString()} ${days}`,
          data: { at: expiresAt.toISOString() },
        }));
        await mailPlayers(house, tx, "verification_ending", mails);
        return due.length;
      });
  }
}
