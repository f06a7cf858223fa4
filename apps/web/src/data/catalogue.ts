import {
  addFavourite,
  FAVOURITE_GAMES_TYPE,
  filterGames,
  getGame,
  GAMES_PAGE_SIZE,
  GAMES_ROW_SIZE,
  type GameDevice,
  type GameView,
  listCollections,
  listFavourites,
  listJackpotGames,
  listProviders,
  removeFavourite,
} from "@houselight/contracts/catalogue";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { OFFERED, OWN } from "./own.ts";
import { device } from "./visitor/device.ts";

const MINUTE_MS = 60_000;

export const collectionsQuery = queryOptions({
  queryKey: [OFFERED, "collections"],
  queryFn: ({ signal }) => call(listCollections, {}, { signal }),
  staleTime: 5 * MINUTE_MS,
});

export const providersQuery = queryOptions({
  queryKey: [OFFERED, "providers"],
  queryFn: ({ signal }) => call(listProviders, {}, { signal }),
  staleTime: 5 * MINUTE_MS,
});

/** Narrows a list of games: to one category, one studio or a title; without them it is everything. */
export interface GamesFilter {
  readonly category?: string;
  readonly provider?: string;
  readonly title?: string;
  /** Games of these studios, and those of these slugs. */
  readonly named?: { readonly providers: readonly string[]; readonly slugs: readonly string[] };
}

/** Lists are made for a kind of device: tablets have the games of phones. */
export const listDevice = (): GameDevice => (device().isMobile ? "mobile" : "desktop");

const wireFilter = ({ category, provider, named, title }: GamesFilter) => ({
  ...(category ? { categories: { identifiers: [category] } } : {}),
  ...(provider ? { providers: [provider] } : {}),
  ...(named ? { providers: [...named.providers], slugs: [...named.slugs] } : {}),
  ...(title ? { title } : {}),
});

/** A game of any runner as the catalogue lists it. */
export const gameQuery = (producer: string, name: string) =>
  queryOptions({
    queryKey: [OFFERED, "game", producer, name],
    queryFn: ({ signal }) => call(getGame, { params: { producer, name } }, { signal }),
    staleTime: 5 * MINUTE_MS,
  });

/** The games that feed jackpots. */
export const jackpotGamesQuery = queryOptions({
  queryKey: [OFFERED, "games", "jackpots"],
  queryFn: ({ signal }) => call(listJackpotGames, {}, { signal }),
  staleTime: 5 * MINUTE_MS,
});

/** One row of at most fifteen games, with how many there are in all. */
export const gamesRowQuery = (filter: GamesFilter) =>
  queryOptions({
    queryKey: [OFFERED, "games", "row", filter],
    queryFn: async ({ signal }) => {
      const body = { filter: wireFilter(filter), page_size: GAMES_ROW_SIZE };
      return (await call(filterGames, { body: { ...body, device: listDevice() } }, { signal }))
        .data;
    },
    staleTime: 5 * MINUTE_MS,
  });

/** Pages of forty games, one after another, from one of them on. */
export const gamesPagesQuery = (filter: GamesFilter, firstPage = 1) =>
  infiniteQueryOptions({
    queryKey: [OFFERED, "games", "pages", filter, firstPage],
    queryFn: async ({ signal, pageParam }) => {
      const body = { filter: wireFilter(filter), page: pageParam, page_size: GAMES_PAGE_SIZE };
      return (await call(filterGames, { body: { ...body, device: listDevice() } }, { signal }))
        .data;
    },
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.pagination.next_page,
    staleTime: 5 * MINUTE_MS,
  });

/** Identifiers of the player's favourites, the latest first: what every tile asks. */
export const favouriteIdsQuery = queryOptions({
  queryKey: [OWN, "favourites", "ids"],
  queryFn: async ({ signal }) => (await call(listFavourites, {}, { signal })) as string[],
  staleTime: 5 * MINUTE_MS,
});

/** The player's favourites whole, for the page that shows them. */
export const favouriteGamesQuery = queryOptions({
  queryKey: [OWN, "favourites", "games"],
  queryFn: async ({ signal }) =>
    (await call(listFavourites, {}, { signal, mediaType: FAVOURITE_GAMES_TYPE })) as GameView[],
});

/** Changes that are on their way: a heart that is pressed twice is sent in that order. */
let changes: Promise<unknown> = Promise.resolve();

/**
 * Makes a game a favourite or takes it out, on the screen at once.
 * @throws RefusedError when the list is full; the screen is then as it was.
 */
export async function keepFavourite(
  queryClient: QueryClient,
  id: string,
  kept: boolean,
): Promise<void> {
  const { queryKey } = favouriteIdsQuery;
  await queryClient.cancelQueries({ queryKey });
  const show = (shown: boolean) =>
    queryClient.setQueryData(queryKey, (ids = []) => {
      const others = ids.filter((other) => other !== id);
      return shown ? [id, ...others] : others;
    });
  show(kept);
  const change = changes.then(() =>
    call(kept ? addFavourite : removeFavourite, { params: { id } }),
  );
  changes = change.catch(() => undefined);
  try {
    await change;
  } catch (error) {
    show(!kept);
    throw error;
  }
}
