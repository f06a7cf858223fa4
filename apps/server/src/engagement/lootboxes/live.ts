import { playerChannel } from "@houselight/contracts";
import { lootboxChanged } from "#events/lootboxes";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { selectBoxesById } from "./boxes/box-store.ts";
import { boxViews } from "./boxes/show-boxes.ts";

/** Shows players their boxes that were given or came into another stage (LOOT-05). */
export const showChanged = (house: House): Reaction =>
  reaction("lootboxes.show", lootboxChanged, async (tx, events) => {
    const ids = [...new Set(events.map(({ payload }) => payload.boxId))];
    const boxes = await selectBoxesById(tx, ids);
    return async () => {
      for (const [playerId, own] of Map.groupBy(boxes, (one) => one.playerId)) {
        const lootboxes = await boxViews(house, playerId, own);
        if (lootboxes.length > 0)
          house.live.publish(playerChannel(playerId), "lootboxes_changes", { lootboxes });
      }
    };
  });
