import type { QueryClient } from "@tanstack/react-query";
import { isServer } from "../../../api/transport.ts";
import { playerQuery } from "../../../data/accounts.ts";
import { collectionsQuery, gamesRowQuery, providersQuery } from "../../../data/catalogue.ts";
import { playedGamesQuery } from "../../../data/house-games.ts";
import { loadShownCategories } from "../../../data/visitor/studios/shown-categories.ts";
import { studiosConfigQuery } from "../../../data/visitor/studios/shown-studios.ts";
import { FEATURED_MAX, loadFigures } from "../lists/load-games.ts";

/** Rows in the lobby at most. */
const LOBBY_ROWS_MAX = 6;

interface LobbyRow {
  readonly identifier: string;
  readonly games_count: number;
}

export interface Lobby {
  readonly rows: readonly LobbyRow[];
  /** It could not be read which rows there are. */
  readonly failed: boolean;
}

/**
 * Loads what the lobby shows and says which categories have a row, in the catalogue's order.
 * A row that fails says so in its place and spares the others; without the list of rows `failed` is said.
 */
export async function loadLobby(queryClient: QueryClient): Promise<Lobby> {
  const [categories] = await Promise.all([
    loadShownCategories(queryClient),
    loadBeside(queryClient),
  ]);
  const candidates = categories
    .filter(({ games_count }) => games_count > 0)
    .slice(0, LOBBY_ROWS_MAX);
  const games = await Promise.all(
    candidates.map((row) => loadRow(queryClient, row).catch(() => [])),
  );
  const failed = queryClient.getQueryData(collectionsQuery.queryKey) === undefined;
  return { rows: withoutRepeats(candidates, games), failed };
}

/** Loads what stands beside the rows: the studios, and what a player played last. None of it is needed. */
async function loadBeside(queryClient: QueryClient): Promise<void> {
  const isPlayer = Boolean(queryClient.getQueryData(playerQuery.queryKey));
  await Promise.allSettled([
    queryClient.ensureQueryData(providersQuery),
    queryClient.ensureQueryData(studiosConfigQuery),
    ...(isPlayer ? [queryClient.ensureQueryData(playedGamesQuery)] : []),
  ]);
}

/** Jackpots move: in the browser the lobby does not wait for their games, whose places are held (GAME-05). */
const JACKPOT_CATEGORY = "jackpot";

async function loadRow(queryClient: QueryClient, { identifier: category, games_count }: LobbyRow) {
  const row = queryClient.ensureQueryData(gamesRowQuery({ category }));
  if (category === JACKPOT_CATEGORY && games_count > FEATURED_MAX && !isServer()) {
    row.catch(() => undefined);
    return [];
  }
  const { data } = await row;
  await loadFigures(queryClient, data);
  return data;
}

/**
 * Drops the rows that hold nothing but games of the rows before, so that a small catalogue is not
 * made to look large. A row that could not be loaded stays, and so do the games of jackpots: they stand
 * together for what they feed, and the browser does not wait for them to tell.
 */
export function withoutRepeats<Row extends Pick<LobbyRow, "identifier">>(
  rows: readonly Row[],
  games: readonly (readonly { readonly identifier: string }[])[],
): Row[] {
  const shown = new Set<string>();
  return rows.filter(({ identifier: category }, index) => {
    const own = games[index] ?? [];
    const repeats = own.length > 0 && own.every(({ identifier }) => shown.has(identifier));
    for (const { identifier } of own) shown.add(identifier);
    return !repeats || category === JACKPOT_CATEGORY;
  });
}
