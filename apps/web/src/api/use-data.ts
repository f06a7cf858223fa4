import {
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from "@tanstack/react-query";

type UseData = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
) => Data | undefined;

const useWatched: UseData = (query) => useQuery(query).data;

function useLoaded<Data>({ queryKey }: { readonly queryKey: QueryKey }): Data | undefined {
  return useQueryClient().getQueryData<Data>(queryKey);
}

/**
 * Returns the data of a query, undefined until it is there. While a page is rendered its data has been
 * loaded and changes no more: nothing is watched there.
 */
export const useData: UseData = import.meta.env.SSR ? useLoaded : useWatched;
