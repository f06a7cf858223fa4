import { gives } from "#core/rewards";
import { giftChanged } from "#events/gifts";
import type { Giver, House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { notTold, raise } from "../count-play.ts";
import { tellRanks } from "../change-rank.ts";
import { insertPoints } from "./points-store.ts";
import { quarterOf } from "../standing.ts";

/** Gives points on behalf of other modules: they count in the quarter that runs. */
export const vipRewards = (house: House): Readonly<Record<string, Giver>> =>
  gives("points", (tx, { id, playerId, reward: { points }, source }) => {
    const at = house.clock.now();
    return insertPoints(tx, { id, playerId, quarter: quarterOf(at), points, source, at });
  });

/** Raises the status of whoever has come to it by points that were given. */
export const countGifts = (house: House): Reaction =>
  reaction("vip.count-gifts", giftChanged, async (tx, events) => {
    const taken = events.filter(
      ({ payload }) => payload.type === "xp" && payload.stage === "finished",
    );
    if (taken.length === 0) return;
    const raised = await raise(house, tx, [...new Set(taken.map(({ playerId }) => playerId))]);
    return () => void tellRanks(house, raised).catch(notTold(house));
  });
