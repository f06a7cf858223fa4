import {
  isListed,
  type TournamentList,
  tournamentKind,
  type TournamentView,
} from "@houselight/contracts/tournaments";
import { isTriedOut } from "./tournaments.ts";

type Listed = Pick<
  TournamentView,
  "frontend_identifier" | "type" | "status" | "start_at" | "end_at"
>;

const RANKS = { active: 0, future: 1, archive: 2 } as const;

/** Orders what runs by its end, what comes by its start, and the archive the latest first. */
function inOrder(one: Listed, other: Listed): number {
  if (one.status !== other.status) return RANKS[one.status] - RANKS[other.status];
  if (one.status === "future") return Date.parse(one.start_at) - Date.parse(other.start_at);
  const byEnd = Date.parse(one.end_at) - Date.parse(other.end_at);
  return one.status === "active" ? byEnd : -byEnd;
}

/** Returns the tournaments of a list in the order in which it shows them; `triesOut` is the flag of test quests. */
export const listedIn = <T extends Listed>(
  all: readonly T[],
  list: TournamentList,
  triesOut: boolean,
): T[] =>
  all
    .filter((one) => isListed(list, one) && (triesOut || !isTriedOut(one.frontend_identifier)))
    .toSorted(inOrder);

/** Returns those of a list that run now. */
export const runningIn = <T extends Listed>(
  all: readonly T[],
  list: TournamentList,
  triesOut: boolean,
): T[] => listedIn(all, list, triesOut).filter(({ status }) => status === "active");

/** Returns the quests that run now (ROUTE-19). */
export const runningQuests = <T extends Listed>(all: readonly T[], triesOut: boolean): T[] =>
  runningIn(all, "actions", triesOut).filter(
    ({ frontend_identifier }) => tournamentKind(frontend_identifier) === "quest",
  );
