import { getHouseGame, listOpenRounds, listPlayedGames } from "@houselight/contracts/house-games";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { OFFERED, OWN } from "./own.ts";

/** First parts of the keys of a player's own rounds and seeds. */
export const ROUNDS_KEY = [OWN, "rounds"] as const;
export const SEEDS_KEY = [OWN, "seeds"] as const;

const MINUTE_MS = 60_000;

export const houseGameQuery = (slug: string) =>
  queryOptions({
    queryKey: [OFFERED, "house-game", slug],
    queryFn: ({ signal }) => call(getHouseGame, { params: { slug } }, { signal }),
    staleTime: 5 * MINUTE_MS,
  });

/** Games that the player played of late; after each round it is another list. */
export const playedGamesQuery = queryOptions({
  queryKey: [...ROUNDS_KEY, "games"],
  queryFn: ({ signal }) => call(listPlayedGames, {}, { signal }),
});

/** Rounds of the player that wait for a step, in all games. */
export const openRoundsQuery = queryOptions({
  queryKey: [...ROUNDS_KEY, "open"],
  queryFn: ({ signal }) => call(listOpenRounds, { query: {} }, { signal }),
});

/** Tells whether a round of a game waits for the player; without an answer it may. */
export const hasOpenRound = (queryClient: QueryClient, game: string): Promise<boolean> =>
  queryClient
    .fetchQuery({ ...openRoundsQuery, staleTime: 0 })
    .then((open) => open.some((round) => round.game === game))
    .catch(() => true);
