import {
  getHouseGame,
  listOpenRounds,
  listPlayedGames,
  listRounds,
} from "@houselight/contracts/house-games";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
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

const ROUNDS_PAGE_SIZE = 20;

/** Every round of the player, the latest first, page after page. */
export const roundsQuery = infiniteQueryOptions({
  queryKey: [...ROUNDS_KEY, "all"],
  queryFn: ({ signal, pageParam }) =>
    call(
      listRounds,
      { query: { limit: ROUNDS_PAGE_SIZE, ...(pageParam ? { before: pageParam } : {}) } },
      { signal },
    ),
  initialPageParam: "",
  getNextPageParam: (last) =>
    last.length < ROUNDS_PAGE_SIZE ? undefined : (last.at(-1)?.id ?? undefined),
});
