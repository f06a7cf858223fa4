import type { Module } from "#platform/module";
import { deleteExpiredFlows } from "./flow-store.ts";
import { socialData } from "./personal-data-store.ts";
import { socialRoutes } from "./routes.ts";

export const social: Module = {
  name: "social",
  directory: import.meta.dirname,
  routes: socialRoutes,
  personalData: () => socialData,
  jobs: (house) => [
    {
      name: "social.prune",
      cron: "*/15 * * * *",
      run: () => deleteExpiredFlows(house.database, house.clock.now()),
    },
  ],
};
