import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Changes what is kept below a key by what the house told, now and once more when an answer comes that is
 * under way: it may have been made before. What carries a version of its own needs none of this.
 */
export function applyTold<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (known: Data) => Data,
): void {
  for (const { queryKey: key, state, promise } of queryClient
    .getQueryCache()
    .findAll({ queryKey })) {
    const apply = () =>
      void queryClient.setQueryData<Data>(key, (known) =>
        known === undefined ? undefined : change(known),
      );
    apply();
    if (state.fetchStatus !== "idle") promise?.then(apply, () => {});
  }
}
