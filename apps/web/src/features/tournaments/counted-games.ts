import type { TournamentView } from "@houselight/contracts/tournaments";
import type { GamesFilter } from "../../data/catalogue.ts";

/** Returns the filter of the games that count in a tournament: an empty one where all of them do. */
export const countedGames = ({
  games,
  producers,
}: Pick<TournamentView, "games" | "producers">): GamesFilter =>
  games.length === 0 && producers.length === 0
    ? {}
    : { named: { slugs: games, providers: producers } };
