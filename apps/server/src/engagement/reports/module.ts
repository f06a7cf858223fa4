import type { Module } from "#platform/module";
import {
  countBonuses,
  countCorrections,
  countFreespins,
  countGifts,
  countJackpots,
  countPayments,
  countPrizes,
} from "./count/count-money.ts";
import { countRegistrations, forgetMarks } from "./count/count-players.ts";
import { countPlaced, countResettled, countSettled, countVoided } from "./count/count-wagers.ts";
import { insertCoverage } from "./count/coverage-store.ts";
import { reportsData } from "./personal-data-store.ts";
import { reportStaffRoutes } from "./staff-routes.ts";

export const reports: Module = {
  name: "reports",
  directory: import.meta.dirname,
  routes: (house) => reportStaffRoutes(house),
  reactions: () => [
    countSettled(),
    countPlaced(),
    countResettled(),
    countVoided(),
    countPayments(),
    countBonuses(),
    countFreespins(),
    countGifts(),
    countCorrections(),
    countJackpots(),
    countPrizes(),
    countRegistrations(),
  ],
  jobs: (house) => [
    { name: "reports.forget-marks", cron: "23 3 * * *", run: () => forgetMarks(house) },
  ],
  prepare: (house) => insertCoverage(house.database, house.clock.now()),
  personalData: () => reportsData,
};
