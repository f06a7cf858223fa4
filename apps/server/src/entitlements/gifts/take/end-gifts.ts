import { turnUsed } from "#events/gifts";
import type { House } from "#platform/module";
import { appendEvents, hasHeardAll, type Reaction, reaction } from "#platform/outbox";
import { updateExpired, updateUsed } from "../records/gift-store.ts";
import { changedEvent } from "../records/gift-view.ts";

/** Gifts of a kind that one transaction ends at most. */
const AT_ONCE = 200;
/** A turn that was used in its last moment is told of a little later. */
const GRACE_MS = 60_000;

const FINISHING_REACTION = "gifts.finish-turns";
const NEVER = new Date(0);

/** Ends the gifts whose time to be taken, or to be used, is over; turns once all that were used are heard of. */
export async function expireGifts(house: House, atOnce = AT_ONCE): Promise<void> {
  const at = house.clock.now();
  const hasHeard = await hasHeardAll(house.database, FINISHING_REACTION, turnUsed);
  const usedBefore = hasHeard ? new Date(at.getTime() - GRACE_MS) : NEVER;
  const expire = () =>
    house.database.tx(async (tx) => {
      const expired = await updateExpired(tx, { at, usedBefore, limit: atOnce });
      if (expired.length > 0) await appendEvents(tx, expired.map(changedEvent));
      return expired.length;
    });
  while ((await expire()) >= atOnce);
}

/** Finishes the gifts whose turns of the wheel were used. */
export const finishTurns = (house: House): Reaction =>
  reaction(FINISHING_REACTION, turnUsed, async (tx, events) => {
    const ids = [...new Set(events.map(({ payload }) => payload.giftId))];
    const used = await updateUsed(tx, ids, house.clock.now());
    if (used.length > 0) await appendEvents(tx, used.map(changedEvent));
  });
