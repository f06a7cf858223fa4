import { applyLootboxes } from "../../data/engagement/lootboxes/lootboxes.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about loot boxes (LOOT-05, NOTIFY-07). */
export const lootboxMessages = [
  onLive("player", "lootboxes_changes", (queryClient, { lootboxes }) =>
    applyLootboxes(queryClient, lootboxes),
  ),
];
