import { getPlayerStats, getSessionFigures, listOwnWagers } from "@houselight/contracts";
import { route } from "#platform/http";
import type { Module } from "#platform/module";
import { showSettled } from "./live.ts";
import { wagerStaffRoutes } from "./records/operators/staff-routes.ts";
import { ownWagers } from "./records/own/own-wagers.ts";
import { sessionFigures } from "./records/session-figures.ts";
import { playerStatistics } from "./records/statistics.ts";
import { wagersData } from "./records/personal-data-store.ts";

export const wagersModule: Module = {
  name: "wagers",
  directory: import.meta.dirname,
  personalData: () => wagersData,
  routes: (house) => [
    route(getSessionFigures, (_input, { caller }) => sessionFigures(house, caller)),
    route(getPlayerStats, (_input, { caller }) => playerStatistics(house, caller.id)),
    route(listOwnWagers, ({ query }, context) =>
      ownWagers(house, context, { before: query.before ?? null, limit: query.limit }),
    ),
    ...wagerStaffRoutes(house),
  ],
  reactions: (house) => [showSettled(house)],
};
