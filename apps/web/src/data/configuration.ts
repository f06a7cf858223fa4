import {
  getClientContext,
  getMessages,
  getPlayerFields,
  listCountries,
  listCurrencies,
  signUpAge,
} from "@houselight/contracts/configuration";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { pageUrl } from "../api/transport.ts";

const FOREVER = Number.POSITIVE_INFINITY;
const MESSAGES_BUCKET_MS = 5 * 60_000;

/** Returns the start of the five minutes that a message file is asked for by (LOCALE-02). */
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

/** Holds the files that the server has loaded, by host, locale and bucket: the same for every visitor. */
const shared = new Map<string, ReturnType<typeof loadMessages>>();
const SHARED_MAX = 60;

function loadShared(locale: string, t: string): ReturnType<typeof loadMessages> {
  // Each host has the words of its brand.
  const key = `${pageUrl().host} ${locale} ${t}`;
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

/** Fields of the profile by context (PROFILE-04). */
export const playerFieldsQuery = queryOptions({
  queryKey: ["player-fields"],
  queryFn: ({ signal }) => call(getPlayerFields, {}, { signal }),
  staleTime: 5 * 60_000,
});

/** Returns brand, licence and country of this visitor; loaded before anything renders. */
export function useClientContext() {
  const { data } = useQuery(clientContextQuery);
  if (!data) throw new Error("the client context is loaded by the root route");
  return data;
}

/** Returns the age from which a person of this country, or this visitor, may play here (OPEN-24). */
export function useAgeMin(country?: string): number {
  const { policy, country: visitors } = useClientContext();
  return signUpAge(policy.ages, country || visitors);
}
