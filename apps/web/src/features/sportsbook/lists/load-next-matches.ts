import type { QueryClient } from "@tanstack/react-query";
import { fixturesQuery, treeQuery } from "../../../data/engagement/sportsbook/lines/lines.ts";
import { bettingQuery } from "../../../data/visitor/menu.ts";

/** Matches that are on, and as many to come, that the lobby names. */
export const LOBBY_MATCHES = 3;

/** Loads the matches of the lobby, where the house has a sportsbook of its own. None of it is needed. */
export async function loadNextMatches(queryClient: QueryClient): Promise<void> {
  const betting = await queryClient.ensureQueryData(bettingQuery).catch(() => null);
  if (!betting?.enabled || betting.url) return;
  await Promise.all([
    queryClient.prefetchQuery(treeQuery),
    queryClient.prefetchInfiniteQuery(fixturesQuery({ state: "live" }, LOBBY_MATCHES)),
    queryClient.prefetchInfiniteQuery(fixturesQuery({ state: "upcoming" }, LOBBY_MATCHES)),
  ]);
}
