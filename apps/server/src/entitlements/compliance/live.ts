import { playerChannel, type UserLimitView } from "@houselight/contracts";
import { limitChanged, playerExcluded, realityCheckChanged } from "#events/compliance";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { selectLimitsById } from "./limits/limit-store.ts";
import { viewsOf } from "./limits/limit-views.ts";

/** Shows a limit that changed on its player's screens (LIMIT-08): as it stands now, once a limit. */
export const showLimits = (house: House): Reaction =>
  reaction("compliance.show-limits", limitChanged, async (tx, events) => {
    const ids = [...new Set(events.map(({ payload }) => BigInt(payload.limitId)))];
    const at = house.clock.now();
    const limits = await selectLimitsById(tx, ids);
    const views: { readonly playerId: bigint; readonly view: UserLimitView }[] = [];
    for (const limit of limits) {
      const [view] = await viewsOf(tx, [limit], limit.playerId, at);
      if (view) views.push({ playerId: limit.playerId, view });
    }
    return () => {
      for (const { playerId, view } of views)
        house.live.publish(playerChannel(playerId), "game_limits", view);
    };
  });

/** Has the player's screens look at a reality check again: one answers for all. */
export const showRealityCheck = (house: House): Reaction =>
  reaction("compliance.show-reality-check", realityCheckChanged, async (_tx, events) => () => {
    for (const { playerId, payload } of events)
      house.live.publish(playerChannel(playerId), "reality_check", {
        answered_at: payload.answeredAt,
      });
  });

/** Closes every connection of a player who has excluded themselves; the sessions are over already. */
export const closeConnections = (house: House): Reaction =>
  reaction("compliance.close-connections", playerExcluded, async (_tx, events) => () => {
    for (const { playerId } of events) house.live.disconnect(playerId.toString(), "session ended");
  });
