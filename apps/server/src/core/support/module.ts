import type { Module } from "#platform/module";
import { deleteOldGuests } from "./chat/conversation-store.ts";
import { supportData } from "./personal-data-store.ts";
import { supportRoutes } from "./routes.ts";
import { supportStaffRoutes } from "./staff-routes.ts";
import { surveyRoutes } from "./survey/survey-routes.ts";

/** A guest's conversations are kept this long after their last word. */
const GUESTS_KEPT_MS = 90 * 86_400_000;
const DELETED_AT_ONCE = 500;

export const support: Module = {
  name: "support",
  directory: import.meta.dirname,
  routes: (house) => [
    ...supportRoutes(house),
    ...supportStaffRoutes(house),
    ...surveyRoutes(house),
  ],
  personalData: () => supportData,
  jobs: (house) => [
    {
      name: "support.prune",
      cron: "53 4 * * *",
      run: async () => {
        const before = new Date(house.clock.now().getTime() - GUESTS_KEPT_MS);
        while (
          (await deleteOldGuests(house.database, before, DELETED_AT_ONCE)) === DELETED_AT_ONCE
        );
      },
    },
  ],
};
