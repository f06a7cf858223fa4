import type { House } from "#platform/module";
import { appendTrailEntries } from "../audit-trail.ts";
import { lockLastSeen, saveLastSeen } from "./last-seen-store.ts";

export const LOOK_MS = 20_000;
/** No restart takes so long: the house was down. */
const DOWN_MS = 120_000;

/**
 * Says that the house is at work, and puts on the trail when it was not: from the last look to this one.
 * Every process that runs jobs looks; of several at once one notes it.
 */
export const noteDown = (house: House): Promise<void> =>
  house.database.tx(async (tx) => {
    const now = house.clock.now();
    const last = await lockLastSeen(tx);
    await saveLastSeen(tx, now);
    if (!last || now.getTime() - last.getTime() <= DOWN_MS) return;
    await appendTrailEntries(tx, [
      {
        at: now,
        operator: null,
        action: "significant.down",
        subject: "house",
        detail: { from: last.toISOString(), to: now.toISOString() },
      },
    ]);
  });
