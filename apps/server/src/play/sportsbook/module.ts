import type { Module } from "#platform/module";
import { feedLoops } from "./feed/feed-loop.ts";
import { feedJobs } from "./feed/old/old-fixtures.ts";
import { seedCoupons } from "./free-bets/seed.ts";
import { sportsbookData } from "./personal-data-store.ts";
import { sportsbookRoutes } from "./routes.ts";
import { settleBets } from "./settlement/settle-bets.ts";
import { dropLate } from "./trading/give-backs/decide.ts";

/** A result is paid this long after it came at most; looking costs one read of an empty table. */
const SETTLE_EVERY_MS = 500;

export const sportsbook: Module = {
  name: "sportsbook",
  directory: import.meta.dirname,
  routes: sportsbookRoutes,
  loops: (house) => [
    ...feedLoops(house),
    {
      name: "sportsbook.settle",
      everyMs: SETTLE_EVERY_MS,
      run: async () => {
        while (await settleBets(house));
      },
    },
  ],
  jobs: (house) => [
    ...feedJobs(house),
    { name: "sportsbook.drop-give-backs", cron: "17 * * * *", run: () => dropLate(house) },
  ],
  personalData: () => sportsbookData,
  seed: seedCoupons,
};
