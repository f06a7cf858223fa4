import type { Module } from "#platform/module";
import { countDeposits } from "./count-deposits.ts";
import { seedAdventures } from "./demonstration/seed.ts";
import { adventuresData } from "./personal-data-store.ts";
import { adventureRoutes } from "./routes.ts";

export const adventures: Module = {
  name: "adventures",
  directory: import.meta.dirname,
  routes: adventureRoutes,
  reactions: (house) => [countDeposits(house)],
  personalData: () => adventuresData,
  seed: seedAdventures,
};
