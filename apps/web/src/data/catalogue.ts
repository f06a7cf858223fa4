import {
  filterGames,
  GAMES_PAGE_SIZE,
  GAMES_ROW_SIZE,
  listCollections,
  listProviders,
} from "@houselight/contracts/catalogue";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { isMobileAgent } from "../api/transport.ts";

const MINUTE_MS = 60_000;

export const collectionsQuery = queryOptions({
  queryKey: ["collections"],
  queryFn: ({ signal }) => call(listCollections, {}, { signal }),
  staleTime: 5 * MINUTE_MS,
});

export const providersQuery = queryOptions({
  queryKey: ["providers"],
  queryFn: ({ signal }) => call(listProviders, {}, { signal }),
  staleTime: 5 * MINUTE_MS,
});

/** Narrows a list of games: to one category, one studio or a title; without them it is everything. */
export interface GamesFilter {
  readonly category?: string;
  readonly provider?: string;
  readonly title?: string;
}

const device = () => (isMobileAgent() ? "mobile" : "desktop");

const wireFilter = ({ category, provider, title }: GamesFilter) => ({
  ...(category ? { categories: { identifiers: [category] } } : {}),
  ...(provider ? { providers: [provider] } : {}),
  ...(title ? { title } : {}),
});

/** One row of at most fifteen games, with how many there are in all. */
export const gamesRowQuery = (filter: GamesFilter) =>
  queryOptions({
    queryKey: ["games", "row", filter],
    queryFn: async ({ signal }) => {
      const body = { filter: wireFilter(filter), page_size: GAMES_ROW_SIZE };
      return (await call(filterGames, { body: { ...body, device: device() } }, { signal })).data;
    },
    staleTime: 5 * MINUTE_MS,
  });

/** Pages of forty games, one after another. */
export const gamesPagesQuery = (filter: GamesFilter) =>
  infiniteQueryOptions({
    queryKey: ["games", "pages", filter],
    queryFn: async ({ signal, pageParam }) => {
      const body = { filter: wireFilter(filter), page: pageParam, page_size: GAMES_PAGE_SIZE };
      return (await call(filterGames, { body: { ...body, device: device() } }, { signal })).data;
    },
    initialPageParam: 1,
    getNextPageParam: (last) => last.pagination.next_page,
    staleTime: 5 * MINUTE_MS,
  });
