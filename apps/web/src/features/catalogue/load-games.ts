import type { GameView } from "@houselight/contracts/catalogue";
import type { QueryClient } from "@tanstack/react-query";
import { type GamesFilter, gamesPagesQuery } from "../../data/catalogue.ts";
import { houseGameQuery } from "../../data/house-games.ts";
import { FEATURED_MAX } from "./game-row.tsx";

/** Loads the first page of a list of games, with the figures that a short list shows. */
export async function loadGames(queryClient: QueryClient, filter: GamesFilter): Promise<void> {
  const { pages } = await queryClient.ensureInfiniteQueryData(gamesPagesQuery(filter));
  await loadFigures(queryClient, pages[0]?.data ?? []);
}

/**
 * Loads the stated figures of games that are few enough to be shown large: they are part of the page,
 * and the page would jump if they came later. A game without figures shows none.
 */
export async function loadFigures(
  queryClient: QueryClient,
  games: readonly GameView[],
): Promise<void> {
  if (games.length > FEATURED_MAX) return;
  const figures = games.map(({ slug }) => queryClient.ensureQueryData(houseGameQuery(slug)));
  await Promise.allSettled(figures);
}
