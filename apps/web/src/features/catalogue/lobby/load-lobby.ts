import type { QueryClient } from "@tanstack/react-query";
import { collectionsQuery, gamesRowQuery } from "../../../data/catalogue.ts";
import { loadFigures } from "../lists/load-games.ts";

/** Rows in the lobby at most. */
const LOBBY_ROWS_MAX = 6;

interface LobbyRow {
  readonly identifier: string;
  readonly games_count: number;
}

export interface Lobby {
  readonly rows: readonly LobbyRow[];
}

/**
 * Loads what the lobby shows and says which categories have a row, in the catalogue's order.
 * A row that fails says so in its place and spares the others.
 */
export async function loadLobby(queryClient: QueryClient): Promise<Lobby> {
  const collections = await queryClient.ensureQueryData(collectionsQuery).catch(() => []);
  const candidates = collections
    .filter(({ games_count }) => games_count > 0)
    .slice(0, LOBBY_ROWS_MAX);
  const games = await Promise.all(
    candidates.map(({ identifier }) => loadRow(queryClient, identifier).catch(() => [])),
  );
  return { rows: withoutRepeats(candidates, games) };
}

async function loadRow(queryClient: QueryClient, category: string) {
  const { data } = await queryClient.ensureQueryData(gamesRowQuery({ category }));
  await loadFigures(queryClient, data);
  return data;
}

/**
 * Drops the rows that hold nothing but games of the rows before, so that a small catalogue is not
 * made to look large. A row that could not be loaded stays.
 */
export function withoutRepeats<Row>(
  rows: readonly Row[],
  games: readonly (readonly { readonly identifier: string }[])[],
): Row[] {
  const shown = new Set<string>();
  return rows.filter((_, index) => {
    const own = games[index] ?? [];
    const repeats = own.length > 0 && own.every(({ identifier }) => shown.has(identifier));
    for (const { identifier } of own) shown.add(identifier);
    return !repeats;
  });
}
