import * as z from "zod/mini";
import { defineEndpoint, fileAnswer, refusal } from "../endpoint/index.ts";
import { isCurrencyCode } from "../money/index.ts";
import { utcDay } from "../wallet/index.ts";
import {
  dailyReportView,
  gamesReportView,
  nowReportView,
  playersReportView,
  REPORT_PRODUCTS,
} from "./views.ts";

const operators = { access: "operator", permission: "reports.read" } as const;
const refusals = {
  span_invalid: refusal(422, "to", "Choose 1 to 400 days, the first one first."),
};

/** UTC days, both included. */
const span = { from: utcDay, to: utcDay };
const licence = z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9-]{1,19}$/)));
const currency = z.string().check(z.refine(isCurrencyCode, "VALIDATION.COMMON.INVALID_FIELD"));

const daily = z.object({
  ...span,
  licence,
  currency: z.optional(currency),
  product: z.optional(z.enum(REPORT_PRODUCTS)),
});
const games = z.object({ ...span, licence, currency });
const players = z.object({ ...span, licence });

export const getDailyReport = defineEndpoint({
  name: "getDailyReport",
  method: "GET",
  path: "/api/back_office/reports/daily",
  summary: "Stakes, wins, revenue and payments by UTC day and currency.",
  ...operators,
  query: daily,
  output: dailyReportView,
  refusals,
});

export const exportDailyReport = defineEndpoint({
  name: "exportDailyReport",
  method: "GET",
  path: "/api/back_office/reports/daily.csv",
  summary: "The daily report as CSV; each export is on the audit trail.",
  ...operators,
  query: daily,
  download: true,
  output: fileAnswer,
  refusals,
});

export const getGamesReport = defineEndpoint({
  name: "getGamesReport",
  method: "GET",
  path: "/api/back_office/reports/games",
  summary:
    "Games by their stakes in one currency, at most 100, with their actual and published return.",
  ...operators,
  query: games,
  output: gamesReportView,
  refusals,
});

export const exportGamesReport = defineEndpoint({
  name: "exportGamesReport",
  method: "GET",
  path: "/api/back_office/reports/games.csv",
  summary: "The report on games as CSV; each export is on the audit trail.",
  ...operators,
  query: games,
  download: true,
  output: fileAnswer,
  refusals,
});

export const getPlayersReport = defineEndpoint({
  name: "getPlayersReport",
  method: "GET",
  path: "/api/back_office/reports/players",
  summary: "Registrations, players who played and players who paid in, by UTC day.",
  ...operators,
  query: players,
  output: playersReportView,
  refusals,
});

export const exportPlayersReport = defineEndpoint({
  name: "exportPlayersReport",
  method: "GET",
  path: "/api/back_office/reports/players.csv",
  summary: "The report on players as CSV; each export is on the audit trail.",
  ...operators,
  query: players,
  download: true,
  output: fileAnswer,
  refusals,
});

export const getNowReport = defineEndpoint({
  name: "getNowReport",
  method: "GET",
  path: "/api/back_office/reports/now",
  summary: "Today so far and yesterday, by currency, and the withdrawals that are open.",
  ...operators,
  output: nowReportView,
});
