import type { GameView } from "@houselight/contracts/catalogue";
import { useQueries, useQuery } from "@tanstack/react-query";
import { collectionsQuery, gamesRowQuery } from "../../../api/queries.ts";
import { LOBBY_ROWS_MAX } from "./load-lobby.ts";

export interface LobbyRow {
  readonly identifier: string;
  readonly games_count: number;
}

/**
 * The categories that have a row in the lobby, in the catalogue's order. One whose games have all
 * been shown above is left out: a small catalogue is not made to look large.
 */
export function useLobbyRows(): { rows: LobbyRow[]; firstGame: GameView | null } {
  const { data: collections = [] } = useQuery(collectionsQuery);
  const candidates = collections
    .filter(({ games_count }) => games_count > 0)
    .slice(0, LOBBY_ROWS_MAX);
  const loaded = useQueries({
    queries: candidates.map(({ identifier }) => gamesRowQuery({ category: identifier })),
  });
  const games = loaded.map(({ data }) => data?.data ?? []);
  return {
    rows: withoutRepeats(candidates, games),
    firstGame: games.find((row) => row.length > 0)?.[0] ?? null,
  };
}

/** Drops the rows that hold nothing but games of the rows before; a row still loading stays. */
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
