import type { QueryClient } from "@tanstack/react-query";
import { collectionsQuery, gamesRowQuery, houseGameQuery } from "../../../api/queries.ts";
import { FEATURED_MAX } from "../game-row.tsx";

/** Rows in the lobby at most. */
export const LOBBY_ROWS_MAX = 6;

/** Loads what the lobby shows first. A row that fails says so in its place and spares the others. */
export async function loadLobby(queryClient: QueryClient): Promise<void> {
  const collections = await queryClient.ensureQueryData(collectionsQuery).catch(() => []);
  await Promise.all(
    collections
      .slice(0, LOBBY_ROWS_MAX)
      .map(({ identifier }) => loadRow(queryClient, identifier).catch(() => undefined)),
  );
}

/** Few games are shown with their figures, which are part of the page. */
async function loadRow(queryClient: QueryClient, category: string): Promise<void> {
  const { data } = await queryClient.ensureQueryData(gamesRowQuery({ category }));
  if (data.length > FEATURED_MAX) return;
  await Promise.all(data.map(({ slug }) => queryClient.ensureQueryData(houseGameQuery(slug))));
}
