import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { COLUMNS, exportReport } from "./show/export.ts";
import { dailyReport, gamesReport, nowReport, playersReport } from "./show/reports.ts";

export const reportStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.getDailyReport, ({ query }) => dailyReport(house, query)),
  route(endpoints.getGamesReport, ({ query }) => gamesReport(house, query)),
  route(endpoints.getPlayersReport, ({ query }) => playersReport(house, query)),
  route(endpoints.getNowReport, () => nowReport(house)),
  route(endpoints.exportDailyReport, async ({ query }, { operator }) => {
    const { days: rows } = await dailyReport(house, query);
    return exportReport(house, operator, { name: "daily", query, columns: COLUMNS.daily, rows });
  }),
  route(endpoints.exportGamesReport, async ({ query }, { operator }) => {
    const { games: rows } = await gamesReport(house, query);
    return exportReport(house, operator, { name: "games", query, columns: COLUMNS.games, rows });
  }),
  route(endpoints.exportPlayersReport, async ({ query }, { operator }) => {
    const { days: rows } = await playersReport(house, query);
    const { players: columns } = COLUMNS;
    return exportReport(house, operator, { name: "players", query, columns, rows });
  }),
];
