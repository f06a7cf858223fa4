import type { Module } from "#platform/module";
import { expireBoxes } from "./boxes/expire-boxes.ts";
import { lootboxRewards } from "./boxes/give-box.ts";
import { seedLootboxes } from "./demonstration/seed.ts";
import { showChanged } from "./live.ts";
import { deliverGifts } from "./operators/deliver-gifts.ts";
import { lootboxStaffRoutes } from "./operators/staff-routes.ts";
import { lootboxesData } from "./personal-data-store.ts";
import { lootboxRoutes } from "./routes.ts";

export const lootboxes: Module = {
  name: "lootboxes",
  directory: import.meta.dirname,
  routes: (house) => [...lootboxRoutes(house), ...lootboxStaffRoutes(house)],
  reactions: (house) => [showChanged(house)],
  loops: (house) => [
    { name: "lootboxes.expire", everyMs: 30_000, run: () => expireBoxes(house) },
    { name: "lootboxes.give", everyMs: 2_000, run: () => deliverGifts(house) },
  ],
  givers: lootboxRewards,
  personalData: () => lootboxesData,
  seed: seedLootboxes,
};
