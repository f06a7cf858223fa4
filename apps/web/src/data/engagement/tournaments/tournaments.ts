import {
  confirmTournament,
  getTournament,
  getTournamentStatus,
  listOwnTournaments,
  listRecentTournaments,
  listTournaments,
  type TournamentStatusView,
  tournamentKind,
} from "@houselight/contracts/tournaments";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { OWN } from "../../own.ts";
import { lookAgainAtTournament } from "./look-again.ts";

const MINUTE_MS = 60_000;

/** First part of every key about tournaments: which ones there are depends on the caller's groups (TOURN-07). */
const TOURNAMENTS = [OWN, "tournaments"] as const;

/** The tournaments that the caller may see, each with its first players. */
export const tournamentsQuery = queryOptions({
  queryKey: [...TOURNAMENTS, "list"],
  queryFn: ({ signal }) => call(listTournaments, {}, { signal }),
  staleTime: MINUTE_MS,
});

/** One tournament with its table, by identifier or id. */
export const tournamentQuery = (id: string) =>
  queryOptions({
    queryKey: [...TOURNAMENTS, "one", id],
    queryFn: ({ signal }) => call(getTournament, { params: { id } }, { signal }),
    staleTime: MINUTE_MS,
    refetchInterval: ({ state }) => (state.data ? lookAgainAtTournament(state.data) : false),
  });

/** The player's part in tournaments, the latest joined first. */
export const ownTournamentsQuery = queryOptions({
  queryKey: [...TOURNAMENTS, "own"],
  queryFn: ({ signal }) => call(listOwnTournaments, {}, { signal }),
  staleTime: MINUTE_MS,
});

/** The player's part in tournaments that ended or were left a moment ago (TOURN-11). */
export const recentTournamentsQuery = queryOptions({
  queryKey: [...TOURNAMENTS, "recent"],
  queryFn: ({ signal }) => call(listRecentTournaments, {}, { signal }),
  staleTime: MINUTE_MS,
});

/** The player's part in one tournament, by its identifier. */
export const tournamentStatusQuery = (identifier: string) =>
  queryOptions({
    queryKey: [...TOURNAMENTS, "status", identifier],
    queryFn: ({ signal }) => call(getTournamentStatus, { params: { id: identifier } }, { signal }),
    staleTime: MINUTE_MS,
  });

/** Returns the address of a tournament, a quest or an achievement. */
export const tournamentPath = (identifier: string): string =>
  `/${tournamentKind(identifier) === "quest" ? "action" : "tournaments"}/${encodeURIComponent(identifier)}`;

/** Quests under this part of their identifier are tried out: only who has set the flag sees them (QUEST-08). */
const TRIED_OUT = "ffc";

export const isTriedOut = (identifier: string): boolean =>
  tournamentKind(identifier) === "quest" && identifier.includes(TRIED_OUT);

/** Reads anew whatever is shown of tournaments. */
export const readTournaments = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: TOURNAMENTS });

/**
 * Joins a tournament or leaves it, on the screen as soon as the house has agreed.
 * @throws RefusedError when the tournament is over or is not there any more.
 */
export async function confirmPart(
  queryClient: QueryClient,
  identifier: string,
  confirmed: boolean,
): Promise<TournamentStatusView> {
  const status = await call(confirmTournament, { params: { id: identifier }, body: { confirmed } });
  queryClient.setQueryData(tournamentStatusQuery(identifier).queryKey, status);
  readTournaments(queryClient);
  return status;
}
