import {
  hashKey,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** A query that is taken as it comes. */
type Query<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>;

type UseData = <Data, Key extends QueryKey>(query: Query<Data, Key>) => Data | undefined;

const useWatched: UseData = (query) => useQuery(query).data;

/** Hashes of keys. Most queries are constants, and hundreds of parts of a page ask for one of them. */
const hashes = new WeakMap<QueryKey, string>();

function hashOf(key: QueryKey): string {
  const hash = hashes.get(key) ?? hashKey(key);
  hashes.set(key, hash);
  return hash;
}

function useLoaded<Data>({ queryKey }: { readonly queryKey: QueryKey }): Data | undefined {
  return useQueryClient().getQueryCache().get<Data>(hashOf(queryKey))?.state.data;
}

/**
 * Returns the data of a query, undefined until it is there. While a page is rendered its data has been
 * loaded and changes no more: nothing is watched there.
 */
export const useData: UseData = import.meta.env.SSR ? useLoaded : useWatched;

/** Data of a query as the parts of a page see it. */
interface Kept<Data> {
  /** Returns the data now. */
  read(): Data | undefined;
  /** Tells of each change. Returns how to end that. */
  subscribe(tell: () => void): () => void;
}

/** Data that the parts of a page share, by its cache and then by query. */
const shared = new WeakMap<QueryClient, WeakMap<object, Kept<unknown>>>();

/** Returns what all parts of a page share of a query. */
export function keptOf<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: Query<Data, Key>,
): Kept<Data> {
  const own = shared.get(queryClient) ?? new WeakMap<object, Kept<unknown>>();
  shared.set(queryClient, own);
  const known = own.get(query) as Kept<Data> | undefined;
  if (known) return known;
  const kept = watch(queryClient, query);
  own.set(query, kept);
  return kept;
}

/** Watches a query with one observer for as long as somebody listens. */
function watch<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: Query<Data, Key>,
): Kept<Data> {
  const observer = new QueryObserver<Data, Error, Data, Data, Key>(queryClient, query);
  const listeners = new Set<() => void>();
  let end: (() => void) | undefined;
  const tellAll = () => {
    for (const tell of listeners) tell();
  };
  return {
    read: () => observer.getCurrentQuery().state.data,
    subscribe(tell) {
      listeners.add(tell);
      end ??= observer.subscribe(tellAll);
      return () => {
        listeners.delete(tell);
        if (listeners.size > 0) return;
        end?.();
        end = undefined;
      };
    },
  };
}

function useShared<Data, Key extends QueryKey>(query: Query<Data, Key>): Data | undefined {
  const { read, subscribe } = keptOf(useQueryClient(), query);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Returns the data of a query that is a constant and stays in the cache for good (`staleTime` and `gcTime`
 * without end). Hundreds of parts of a page ask for such data: they share one observer, since one of each
 * own costs a phone a tenth of a second. While a page is rendered nothing is watched, as in `useData`.
 */
export const useKept: UseData = import.meta.env.SSR ? useLoaded : useShared;
