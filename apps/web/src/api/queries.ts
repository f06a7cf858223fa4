import {
  getPlayer,
  getPlayerSettings,
  listSessions,
  type PlayerView,
} from "@houselight/contracts/accounts";
import {
  filterGames,
  GAMES_PAGE_SIZE,
  GAMES_ROW_SIZE,
  listCollections,
  listProviders,
} from "@houselight/contracts/catalogue";
import {
  getClientContext,
  getMessages,
  listCountries,
  listCurrencies,
} from "@houselight/contracts/configuration";
import { getHouseGame } from "@houselight/contracts/house-games";
import { type AccountView, listAccounts } from "@houselight/contracts/wallet";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { newestAccounts } from "./account-versions.ts";
import { call } from "./call.ts";
import { isMobileAgent } from "./transport.ts";

const FOREVER = Number.POSITIVE_INFINITY;
const MINUTE_MS = 60_000;
const MESSAGES_BUCKET_MS = 5 * MINUTE_MS;

/** Start of the five minutes that a message file is asked for by (LOCALE-02). */
export const messagesBucket = (nowMs: number): string =>
  String(Math.floor(nowMs / MESSAGES_BUCKET_MS) * MESSAGES_BUCKET_MS);

async function loadMessages(locale: string, t: string, signal?: AbortSignal) {
  const request = { params: { file: `${locale}.json` }, query: { t } };
  // The words of games are sent on their own pages (`i18n/game-words.tsx`).
  const { game: _, ...messages } = await call(getMessages, request, signal ? { signal } : {});
  // Only the server compiles, as a rule: the page brings its messages along.
  const { compileMessages } = await import("../i18n/compile-messages.ts");
  return compileMessages(messages);
}

/** What the server has loaded, by locale and bucket: the same for every visitor. */
const shared = new Map<string, ReturnType<typeof loadMessages>>();
const SHARED_MAX = 20;

function loadShared(locale: string, t: string): ReturnType<typeof loadMessages> {
  const key = `${locale} ${t}`;
  const kept = shared.get(key);
  if (kept) return kept;
  if (shared.size >= SHARED_MAX) shared.clear();
  const loading = loadMessages(locale, t);
  shared.set(key, loading);
  loading.catch(() => shared.delete(key));
  return loading;
}

export const messagesQuery = (locale: string) =>
  queryOptions({
    queryKey: ["messages", locale],
    queryFn: ({ signal }) => {
      const bucket = messagesBucket(Date.now());
      return import.meta.env.SSR
        ? loadShared(locale, bucket)
        : loadMessages(locale, bucket, signal);
    },
    staleTime: FOREVER,
    gcTime: FOREVER,
  });

export const clientContextQuery = queryOptions({
  queryKey: ["client-context"],
  queryFn: ({ signal }) => call(getClientContext, {}, { signal }),
  staleTime: FOREVER,
  gcTime: FOREVER,
});

/** The signed-in player; null for a guest (AUTH-01). */
export const playerQuery = queryOptions({
  queryKey: ["player"],
  queryFn: async ({ signal }): Promise<PlayerView | null> => {
    const player = await call(getPlayer, {}, { signal });
    return player.id === undefined ? null : (player as PlayerView);
  },
  staleTime: FOREVER,
  gcTime: FOREVER,
});

const knownAccounts = (client: QueryClient) =>
  client.getQueryData<readonly AccountView[]>(["accounts"]) ?? [];

/** A balance that came live meanwhile is not overwritten by an older answer. */
export const accountsQuery = queryOptions({
  queryKey: ["accounts"],
  queryFn: async ({ signal, client }) => {
    const fetched = await call(listAccounts, { query: {} }, { signal });
    return newestAccounts(knownAccounts(client), fetched);
  },
  staleTime: FOREVER,
});

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => call(getPlayerSettings, {}, { signal }),
  // The token in it lives for minutes: whoever connects asks for a new one.
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});

export const currenciesQuery = queryOptions({
  queryKey: ["currencies"],
  queryFn: ({ signal }) => call(listCurrencies, {}, { signal }),
  staleTime: FOREVER,
});

export const countriesQuery = queryOptions({
  queryKey: ["countries"],
  queryFn: ({ signal }) => call(listCountries, {}, { signal }),
  staleTime: FOREVER,
});

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

/** What a list of games is made of: one category, one studio, a title, or everything. */
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

export const houseGameQuery = (slug: string) =>
  queryOptions({
    queryKey: ["house-game", slug],
    queryFn: ({ signal }) => call(getHouseGame, { params: { slug } }, { signal }),
    staleTime: 5 * MINUTE_MS,
  });
