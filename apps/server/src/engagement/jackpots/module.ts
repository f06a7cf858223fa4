import type { Module } from "#platform/module";
import { feedJackpots } from "./pots/feed-jackpots.ts";
import { jackpotsData } from "./personal-data-store.ts";
import { jackpotRoutes } from "./routes.ts";
import { seedJackpots } from "./seed.ts";
import { jackpotStaffRoutes } from "./operators/staff-routes.ts";

export const jackpots: Module = {
  name: "jackpots",
  directory: import.meta.dirname,
  routes: (house) => [...jackpotRoutes(house), ...jackpotStaffRoutes(house)],
  reactions: (house) => [feedJackpots(house)],
  personalData: () => jackpotsData,
  seed: seedJackpots,
};
