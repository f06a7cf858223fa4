import { playerChannel } from "@houselight/contracts";
import { freespinsChanged } from "#events/freespins";
import { atMostEvery } from "#platform/live";
import { type House, perHouse } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { selectByIds } from "./records/set-store.ts";
import { freespinsView } from "./records/set-view.ts";
import type { FreeSpins } from "./set.ts";

/** Free spins move with each round; a screen is told of rounds at most once in this time. */
const TOLD_EVERY_MS = 1_000;

/** Shows players their free spins as they are now (BONUS-14). */
function show(house: House, sets: Iterable<FreeSpins>): void {
  const now = house.clock.now();
  for (const [playerId, own] of Map.groupBy(sets, (set) => set.playerId))
    house.live.publish(playerChannel(playerId), "freespins_changes", {
      freespins: own.map((set) => freespinsView(set, now)),
    });
}

/** Tells what has gathered, the first at once and the next when the time is over. */
const tellerOf = perHouse((house) => {
  const waiting = new Map<string, FreeSpins>();
  const wish = atMostEvery(TOLD_EVERY_MS, () => {
    if (waiting.size === 0) return false;
    show(house, waiting.values());
    waiting.clear();
    return true;
  });
  return (sets: readonly FreeSpins[]): void => {
    for (const set of sets) {
      // What was committed first may be shown last.
      const earlier = waiting.get(set.id);
      if (!earlier || earlier.version < set.version) waiting.set(set.id, set);
    }
    wish();
  };
});

/** Shows players how far they have played. */
export const showPlayed = (house: House, sets: readonly FreeSpins[]): void => tellerOf(house)(sets);

/** Shows free spins that came into another stage. */
export const showChanged = (house: House): Reaction =>
  reaction("freespins.show", freespinsChanged, async (tx, events) => {
    const sets = await selectByIds(tx, [
      ...new Set(events.map(({ payload }) => payload.freespinsId)),
    ]);
    return () => show(house, sets);
  });
