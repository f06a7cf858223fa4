import { listCashback } from "@houselight/contracts";
import { localeFor } from "#core/accounts";
import { servingLicence } from "#core/configuration";
import { route } from "#platform/http";
import type { Module } from "#platform/module";
import { countResettled, countSettled, countVoided } from "./count/count-play.ts";
import { seedCashback } from "./demonstration/seed.ts";
import { closePeriods } from "./give/close-periods.ts";
import { cashbackStaffRoutes } from "./operators/staff-routes.ts";
import { cashbackData } from "./personal-data-store.ts";
import { showCashback } from "./show/show-cashback.ts";

export const cashback: Module = {
  name: "cashback",
  directory: import.meta.dirname,
  routes: (house) => [
    route(listCashback, async (_input, context) =>
      showCashback(house, {
        playerId: context.caller?.id ?? null,
        licence: servingLicence(context).code,
        locale: await localeFor(house.database, context),
      }),
    ),
    ...cashbackStaffRoutes(house),
  ],
  reactions: (house) => [countSettled(house), countResettled(house), countVoided(house)],
  loops: (house) => [{ name: "cashback.close", everyMs: 20_000, run: () => closePeriods(house) }],
  personalData: () => cashbackData,
  seed: seedCashback,
};
