import type { GameView } from "@houselight/contracts/catalogue";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { type GamesFilter, gamesPagesQuery } from "../../../data/catalogue.ts";
import { houseGameQuery } from "../../../data/house-games.ts";

/** So few games are shown large, each with what it states about itself. */
export const FEATURED_MAX = 3;

/**
 * Loads a page of a list of games, the first unless another is named, with the figures that a short
 * list shows. Behind the last page there is none.
 */
export async function loadGames(
  queryClient: QueryClient,
  filter: GamesFilter,
  page = 1,
): Promise<void> {
  const { pages } = await queryClient.ensureInfiniteQueryData(gamesPagesQuery(filter, page));
  const games = pages[0]?.data ?? [];
  if (page > 1 && games.length === 0) throw notFound();
  await loadFigures(queryClient, games);
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
  const figures = games
    .filter(({ run_by: runner }) => runner === "house")
    .map(({ slug }) => queryClient.ensureQueryData(houseGameQuery(slug)));
  await Promise.allSettled(figures);
}
