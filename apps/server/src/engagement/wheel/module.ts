import type { Module } from "#platform/module";
import { seedWheel } from "./demonstration/seed.ts";
import { wheelRewards } from "./give-turn.ts";
import { wheelData } from "./personal-data-store.ts";
import { wheelRoutes } from "./routes.ts";

export const wheel: Module = {
  name: "wheel",
  directory: import.meta.dirname,
  routes: wheelRoutes,
  givers: wheelRewards,
  personalData: () => wheelData,
  seed: seedWheel,
};
