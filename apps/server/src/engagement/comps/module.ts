import type { Module } from "#platform/module";
import { earnPoints } from "./earn/earn-points.ts";
import { compStaffRoutes } from "./operators/staff-routes.ts";
import { compsData } from "./personal-data-store.ts";
import { compRoutes } from "./routes.ts";
import { seedComps } from "./demonstration/seed.ts";

export const comps: Module = {
  name: "comps",
  directory: import.meta.dirname,
  routes: (house) => [...compRoutes(house), ...compStaffRoutes(house)],
  reactions: (house) => [earnPoints(house)],
  personalData: () => compsData,
  seed: seedComps,
};
