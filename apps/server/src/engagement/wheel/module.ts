import type { Module } from "#platform/module";
import { seedWheel } from "./demonstration/seed.ts";
import { wheelData } from "./personal-data-store.ts";
import { wheelRoutes } from "./routes.ts";

export const wheel: Module = {
  name: "wheel",
  directory: import.meta.dirname,
  routes: wheelRoutes,
  personalData: () => wheelData,
  seed: seedWheel,
};
