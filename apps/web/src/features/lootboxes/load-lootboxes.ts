import type { QueryClient } from "@tanstack/react-query";
import { lootboxesQuery } from "../../data/engagement/lootboxes/lootboxes.ts";

/** Loads the player's loot boxes; the page of gifts is of use without them. */
export const loadLootboxes = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery({ ...lootboxesQuery, staleTime: 0 });
