import type { Module } from "#platform/module";
import { seedGifts } from "./demonstration/seed.ts";
import { giftRewards } from "./give/give-gifts.ts";
import { showChanged } from "./live.ts";
import { deliverGrants } from "./operators/deliver-grants.ts";
import { giftStaffRoutes } from "./operators/staff-routes.ts";
import { giftsData } from "./personal-data-store.ts";
import { giftRoutes } from "./routes.ts";
import { expireGifts, finishTurns } from "./take/end-gifts.ts";

export const gifts: Module = {
  name: "gifts",
  directory: import.meta.dirname,
  routes: (house) => [...giftRoutes(house), ...giftStaffRoutes(house)],
  reactions: (house) => [finishTurns(house), showChanged(house)],
  loops: (house) => [
    { name: "gifts.expire", everyMs: 30_000, run: () => expireGifts(house) },
    { name: "gifts.give", everyMs: 2_000, run: () => deliverGrants(house) },
  ],
  givers: giftRewards,
  personalData: () => giftsData,
  seed: seedGifts,
};
