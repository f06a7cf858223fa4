import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { REWARD_REFUSALS } from "../rewards/index.ts";
import { lootboxView } from "./views.ts";

export const listLootboxes = defineEndpoint({
  name: "listLootboxes",
  method: "GET",
  path: "/api/player/lootboxes",
  summary:
    "Loot boxes that the player can open, and those of today that are open, the latest first.",
  access: "player",
  whileRestricted: true,
  output: z.array(lootboxView),
});

export const activateLootbox = defineEndpoint({
  name: "activateLootbox",
  method: "POST",
  path: "/api/player/lootboxes/{id}/activation",
  summary:
    "Opens a loot box: the house draws its prize and gives it at once. Again, it changes nothing.",
  access: "player",
  params: z.object({ id: wireId }),
  output: lootboxView,
  refusals: {
    lootbox_not_found: refusal(404, "base", "There is no such loot box."),
    lootbox_expired: refusal(409, "base", "The time to open this loot box has run out."),
    ...REWARD_REFUSALS,
  },
});
