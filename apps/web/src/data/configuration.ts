import {
  getClientContext,
  getMessages,
  getPlayerFields,
  listCountries,
  listCurrencies,
  signUpAge,
} from "@houselight/contracts/configuration";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { pageUrl } from "../api/transport.ts";
import { endWaiting, isPartOfFile, recordReading } from "../i18n/page/page-messages.ts";
import { useKept } from "../api/page/use-data.ts";

const FOREVER = Number.POSITIVE_INFINITY;
const MESSAGES_BUCKET_MS = 5 * 60_000;

/** Returns the start of the five minutes that a message file is asked for by (LOCALE-02). */
export const messagesBucket = (nowMs: number): string =>
  String(Math.floor(nowMs / MESSAGES_BUCKET_MS) * MESSAGES_BUCKET_MS);

async function loadMessages(locale: string, t: string, signal?: AbortSignal) {
  const request = { params: { file: `${locale}.json` }, query: { t } };
  const messages = await call(getMessages, request, signal ? { signal } : {});
  // Not part of the first script: the page brings what it shows along, compiled.
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
        ? loadShared(locale, bucket).then(recordReading)
        : loadMessages(locale, bucket, signal);
    },
    staleTime: FOREVER,
    gcTime: FOREVER,
  });

/**
 * Loads the messages of a locale unless they are there. In a browser they are not there while the page
 * has only those it came with.
 */
export async function ensureMessages(queryClient: QueryClient, locale: string): Promise<void> {
  const query = messagesQuery(locale);
  if (!isPartOfFile(queryClient.getQueryData(query.queryKey)))
    return void (await queryClient.ensureQueryData(query));
  try {
    await queryClient.fetchQuery({ ...query, staleTime: 0 });
  } finally {
    endWaiting();
  }
}

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
  const data = useKept(clientContextQuery);
  if (!data) throw new Error("the client context is loaded by the root route");
  return data;
}

/** Returns the age from which a person of this country, or this visitor, may play here (OPEN-24). */
export function useAgeMin(country?: string): number {
  const { policy, country: visitors } = useClientContext();
  return signUpAge(policy.ages, country || visitors);
}
