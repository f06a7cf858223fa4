import type { TournamentView } from "@houselight/contracts/tournaments";
import type { ReactNode } from "react";
import { gamesRowQuery } from "../../data/catalogue.ts";
import { TournamentGames } from "../../features/catalogue/lists/tournament-games.tsx";
import { countedGames } from "../../features/tournaments/counted-games.ts";
import {
  type LoadedTournament,
  loadTournament,
} from "../../features/tournaments/load-tournaments.ts";
import type { RouterContext } from "../../router.tsx";
import { lazyPart } from "../../shell/pages/lazy-part.ts";

const TournamentPage = lazyPart(
  () => import("../../features/tournaments/page/tournament-page.tsx"),
);

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

/** The page of a tournament with the games that count in it. */
export const TournamentPlace = ({
  identifier,
  above,
}: {
  readonly identifier: string;
  /** The way back to the list. */
  readonly above?: ReactNode;
}) => (
  <TournamentPage key={identifier} identifier={identifier} above={above} games={CountedGames} />
);

const CountedGames = ({ tournament }: { readonly tournament: TournamentView }) => (
  <TournamentGames identifier={tournament.frontend_identifier} filter={countedGames(tournament)} />
);
