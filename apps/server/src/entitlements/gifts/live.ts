import { playerChannel } from "@houselight/contracts";
import { giftChanged } from "#events/gifts";
import type { House } from "#platform/module";
import { type Reaction, reaction } from "#platform/outbox";
import { selectByIds } from "./records/gift-store.ts";
import { giftView } from "./records/gift-view.ts";

/** Shows players their gifts that were given or came into another stage (BONUS-14). */
export const showChanged = (house: House): Reaction =>
  reaction("gifts.show", giftChanged, async (tx, events) => {
    const gifts = await selectByIds(tx, [...new Set(events.map(({ payload }) => payload.giftId))]);
    return () => {
      const now = house.clock.now();
      for (const [playerId, own] of Map.groupBy(gifts, (gift) => gift.playerId))
        house.live.publish(playerChannel(playerId), "gifts_changes", {
          gifts: own.map((gift) => giftView(gift, now)),
        });
    };
  });
