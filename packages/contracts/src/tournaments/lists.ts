import type { PromoStatus } from "../configuration/index.ts";
import type { TournamentType } from "./views.ts";

/** Lists of tournaments, each with an address of its own (ROUTE-12). `lotteries` lists lotteries. */
export const TOURNAMENT_LISTS = [
  "all",
  "producers",
  "lotteries",
  "actions",
  "live",
  "achievements",
  "archive",
] as const;
export type TournamentList = (typeof TOURNAMENT_LISTS)[number];

/** Kinds of pages: each shows a tournament in its own way (TOURN-03). */
export type TournamentKind = "tournament" | "quest" | "achievement";

interface Listed {
  readonly frontend_identifier: string;
  readonly type: TournamentType;
  readonly status: PromoStatus;
}

/** Tells quests, achievements and other tournaments apart by their identifiers (TOURN-03). */
export function tournamentKind(identifier: string): TournamentKind {
  if (identifier.includes("quest")) return "quest";
  return identifier.includes("achievement") ? "achievement" : "tournament";
}

/** Tells whether a list holds a tournament (OPEN-10). What is over stands in the archive alone. */
export function isListed(list: TournamentList, { frontend_identifier, type, status }: Listed) {
  if ((status === "archive") !== (list === "archive")) return false;
  const isAchievement = tournamentKind(frontend_identifier) === "achievement";
  switch (list) {
    case "achievements":
      return isAchievement;
    case "producers":
      return type === "producers";
    case "lotteries":
      return type === "lottery";
    case "actions":
      return !isAchievement && (type === "quest" || type === "action");
    case "live":
      return frontend_identifier.includes("live");
    case "archive":
      return true;
    default:
      return !isAchievement;
  }
}
