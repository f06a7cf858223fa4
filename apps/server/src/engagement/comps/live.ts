import { playerChannel, type CompPointsView } from "@houselight/contracts";
import { atMostEvery } from "#platform/live";
import { type House, perHouse } from "#platform/module";
import type { Balance } from "./ledger/balance.ts";

/** Points move with a player's rounds; a screen is told of them at most once in this time. */
const TOLD_EVERY_MS = 1_000;

export const pointsView = ({
  chargeable,
  persistent,
  version,
}: Pick<Balance, "chargeable" | "persistent" | "version">): CompPointsView => ({
  chargeable: { points: Number(chargeable) },
  persistent: { points: Number(persistent) },
  version: Number(version),
});

/** Tells what has gathered, the first at once and the next when the time is over. */
const tellerOf = perHouse((house) => {
  const waiting = new Map<bigint, Balance>();
  const wish = atMostEvery(TOLD_EVERY_MS, () => {
    if (waiting.size === 0) return false;
    for (const [playerId, balance] of waiting)
      house.live.publish(playerChannel(playerId), "comps_award", pointsView(balance));
    waiting.clear();
    return true;
  });
  return (balances: readonly Balance[]): void => {
    for (const balance of balances) {
      // What was committed first may be shown last.
      const earlier = waiting.get(balance.playerId);
      if (!earlier || earlier.version < balance.version) waiting.set(balance.playerId, balance);
    }
    wish();
  };
});

/** Shows players their points as they are now (COMP-15). */
export const showPoints = (house: House, balances: readonly Balance[]): void =>
  tellerOf(house)(balances);
