import type {
  TournamentStatusView,
  TournamentsStatusesMessage,
  TournamentView,
} from "@houselight/contracts/tournaments";
import type { QueryClient } from "@tanstack/react-query";
import {
  ownTournamentsQuery,
  tournamentQuery,
  tournamentStatusQuery,
  tournamentsQuery,
} from "./tournaments.ts";

type Told = TournamentsStatusesMessage["statuses"][number];

/**
 * Takes over a player's parts in tournaments as they are now (TOURN-08, QUEST-11). Tables in which the
 * player has another place than before are read anew. Returns what was not known yet.
 */
export function applyStatuses(
  queryClient: QueryClient,
  { statuses }: TournamentsStatusesMessage,
): readonly Told[] {
  const fresh = statuses.filter((told) => isNew(queryClient, told));
  for (const { previous_place, ...status } of fresh) {
    const { frontend_identifier: identifier } = status;
    const ofOne = tournamentStatusQuery(identifier).queryKey;
    queryClient.setQueryData(ofOne, (known) => known && status);
    queryClient.setQueryData(ownTournamentsQuery.queryKey, (own) => own && withStatus(own, status));
    const one = tournamentQuery(identifier).queryKey;
    queryClient.setQueryData(one, (shown) => shown && withOwnLine(shown, status));
    queryClient.setQueryData(tournamentsQuery.queryKey, (shown) =>
      shown?.map((tournament) =>
        tournament.id === status.tournament_id ? withOwnLine(tournament, status) : tournament,
      ),
    );
    if (previous_place === status.award_place && !status.prize) continue;
    for (const queryKey of [one, tournamentsQuery.queryKey])
      void queryClient.invalidateQueries({ queryKey });
  }
  return fresh;
}

/**
 * Tells whether a part is no older than each that is shown of the same tournament. Others' rounds move a
 * place under the version of the player's own last round.
 */
function isNew(
  queryClient: QueryClient,
  { tournament_id, frontend_identifier, version }: Told,
): boolean {
  const shown = [
    queryClient.getQueryData(tournamentStatusQuery(frontend_identifier).queryKey),
    queryClient
      .getQueryData(ownTournamentsQuery.queryKey)
      ?.find((own) => own.tournament_id === tournament_id),
  ];
  return shown.every((known) => !known || known.version <= version);
}

/** Returns a player's parts with one of them as it is now. */
export const withStatus = (
  own: readonly TournamentStatusView[],
  status: TournamentStatusView,
): TournamentStatusView[] =>
  own.some(({ tournament_id }) => tournament_id === status.tournament_id)
    ? own.map((one) => (one.tournament_id === status.tournament_id ? status : one))
    : [status, ...own];

/**
 * Moves the player's own line of a table to its new place; those between move by one. A place that the
 * table does not show leaves it as it is.
 */
export function withOwnLine(
  tournament: TournamentView,
  { award_place: place, points }: Pick<TournamentStatusView, "award_place" | "points">,
): TournamentView {
  const { top_players: players } = tournament;
  const own = players.find((player) => player.own);
  if (!own || place === null || place > players.length) return tournament;
  const others = players.filter((player) => player !== own);
  const moved = others.toSpliced(place - 1, 0, { ...own, points });
  return {
    ...tournament,
    top_players: moved.map((player, at) => ({ ...player, award_place: at + 1 })),
  };
}
