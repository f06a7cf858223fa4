import { lockAccounts } from "#core/wallet";
import { wagerSettled } from "#events/wagers";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { showPlayed } from "../live.ts";
import { selectByIds, selectOfRounds, selectOverdue } from "../records/set-store.ts";
import { dueStage } from "../set.ts";
import { end } from "./change-set.ts";

/** Sets that one look ends at most: the next goes on. */
const AT_ONCE = 200;

/** Ends free spins that are all played and tells how far others are. A round that its player paid asks nothing. */
export const endPlayed = (house: House): Reaction =>
  reaction("freespins.end", wagerSettled, async (tx, events) => {
    const free = events.filter(({ payload }) => BigInt(payload.stakeHouse ?? 0) > 0n);
    const rounds = free.map(({ playerId, payload }) => ({ playerId, wagerId: payload.wagerId }));
    const sets = await selectOfRounds(tx, rounds);
    const played = sets.filter(({ stage, used, total }) => stage === "activated" && used === total);
    if (played.length > 0) {
      await lockAccounts(tx, [...new Set(played.map(({ playerId }) => playerId))]);
      await endDue(
        house,
        tx,
        played.map(({ id }) => id),
      );
    }
    return () =>
      showPlayed(
        house,
        sets.filter((set) => !played.includes(set)),
      );
  });

/** Ends the free spins whose time to be activated or played is over. */
export async function expireFreespins(house: House): Promise<void> {
  const overdue = await selectOverdue(house.database, house.clock.now(), AT_ONCE);
  for (const { id, playerId } of overdue)
    await house.database
      .tx(async (tx) => {
        await lockAccounts(tx, [playerId]);
        await endDue(house, tx, [id]);
      })
      // One that cannot be ended must not keep the rest from their end.
      .catch((error: unknown) =>
        house.log.error({ err: error, freespins: id }, "free spins could not be ended"),
      );
}

/** Ends those of the sets that have come to their end. The caller holds their players' accounts. */
async function endDue(house: House, tx: Tx, ids: readonly string[]): Promise<void> {
  const at = house.clock.now();
  for (const set of await selectByIds(tx, ids)) {
    const stage = dueStage(set, at);
    if (stage) await end(house, tx, set, stage);
  }
}
