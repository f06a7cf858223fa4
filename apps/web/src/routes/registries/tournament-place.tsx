import type { TournamentView } from "@houselight/contracts/tournaments";
import type { ReactNode } from "react";
import { TournamentGames } from "../../features/catalogue/lists/tournament-games.tsx";
import { countedGames } from "../../features/tournaments/counted-games.ts";
import { lazyPart } from "../../shell/pages/lazy-part.ts";

const TournamentPage = lazyPart(
  () => import("../../features/tournaments/page/tournament-page.tsx"),
);

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
