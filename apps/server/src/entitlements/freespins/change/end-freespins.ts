import { lockAccounts } from "#core/wallet";
import { wagerSettled } from "#events/wagers";
import { untilNoneIsLeft } from "#platform/batching";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { showPlayed } from "../live.ts";
import { selectByIds, selectOfRounds, selectOverdue } from "../records/set-store.ts";
import { dueStage } from "../set.ts";
import { end } from "./change-set.ts";

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
        house.clock.now(),
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
  const at = house.clock.now();
  await untilNoneIsLeft(
    async (failed, hold) => {
      const overdue = await selectOverdue(house.database, at, failed);
      if (!overdue) return false;
      const { id, playerId } = overdue;
      hold(id);
      await house.database.tx(async (tx) => {
        await lockAccounts(tx, [playerId]);
        await endDue(house, tx, [id], at);
      });
      return true;
    },
    (freespins, err) => house.log.error({ err, freespins }, "free spins could not be ended"),
  );
}

/** Ends those of the sets that have come to their end by then. The caller holds their players' accounts. */
async function endDue(house: House, tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  for (const set of await selectByIds(tx, ids)) {
    const stage = dueStage(set, at);
    if (stage) await end(house, tx, set, stage);
  }
}
