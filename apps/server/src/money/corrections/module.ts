import type { Module } from "#platform/module";
import { dropLate } from "./decide.ts";
import { correctionsData } from "./personal-data-store.ts";
import { correctionStaffRoutes } from "./staff-routes.ts";

export const corrections: Module = {
  name: "corrections",
  directory: import.meta.dirname,
  routes: (house) => correctionStaffRoutes(house),
  personalData: () => correctionsData,
  jobs: (house) => [
    { name: "corrections.drop-late", cron: "7 * * * *", run: () => dropLate(house) },
  ],
};
