import type { QueryClient } from "@tanstack/react-query";
import { playerQuery } from "../../../data/accounts.ts";
import { favouriteGamesQuery, favouriteIdsQuery } from "../../../data/catalogue.ts";
import { loadFigures } from "../lists/load-games.ts";

/** Loads a player's favourites anew: a heart elsewhere may have changed them. A guest has none. */
export async function loadFavourites(queryClient: QueryClient): Promise<void> {
  if (!queryClient.getQueryData(playerQuery.queryKey)) return;
  // What fails says so in its place.
  const [games] = await Promise.allSettled([
    queryClient.fetchQuery({ ...favouriteGamesQuery, staleTime: 0 }),
    queryClient.fetchQuery({ ...favouriteIdsQuery, staleTime: 0 }),
  ]);
  if (games.status === "fulfilled") await loadFigures(queryClient, games.value);
}
