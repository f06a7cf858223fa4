import { gamesRowQuery } from "../../data/catalogue.ts";
import { countedGames } from "../../features/tournaments/counted-games.ts";
import {
  type LoadedTournament,
  loadTournament,
} from "../../features/tournaments/load-tournaments.ts";
import type { RouterContext } from "../../router.tsx";

/** Loads what the page of a tournament, a quest or an achievement shows. */
export async function loadTournamentPlace(
  { queryClient }: Pick<RouterContext, "queryClient">,
  path: "/tournaments" | "/action",
  id: string,
): Promise<LoadedTournament> {
  const tournament = await loadTournament(queryClient, path, id);
  const filter = countedGames(tournament);
  // The page is of use without its games.
  if (filter.named) await queryClient.prefetchQuery(gamesRowQuery(filter));
  const { frontend_identifier, title } = tournament;
  return { frontend_identifier, title };
}
