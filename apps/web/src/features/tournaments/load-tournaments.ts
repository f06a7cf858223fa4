import { tournamentKind, type TournamentView } from "@houselight/contracts/tournaments";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { isNowhere } from "../../api/errors.ts";
import { playerQuery } from "../../data/accounts.ts";
import { providersQuery } from "../../data/catalogue.ts";
import {
  ownTournamentsQuery,
  recentTournamentsQuery,
  tournamentPath,
  tournamentQuery,
  tournamentStatusQuery,
  tournamentsQuery,
} from "../../data/engagement/tournaments/tournaments.ts";
import { translatorOf } from "../../i18n/translator.ts";
import type { RouterContext } from "../../router.tsx";
import { titleHead } from "../../shell/page-head.ts";

/** The part of a tournament that a route's head needs; the rest stands among the queries. */
export type LoadedTournament = Pick<TournamentView, "frontend_identifier" | "title">;

const isPlayer = (queryClient: QueryClient): boolean =>
  Boolean(queryClient.getQueryData(playerQuery.queryKey));

/** Loads the lists of tournaments; a load that fails is the page's to show (TOURN-09). */
export async function loadTournaments(queryClient: QueryClient): Promise<void> {
  const ofPlayer = isPlayer(queryClient)
    ? [
        queryClient.ensureQueryData(ownTournamentsQuery),
        queryClient.ensureQueryData(recentTournamentsQuery),
      ]
    : [];
  await Promise.all([queryClient.ensureQueryData(tournamentsQuery), ...ofPlayer]);
}

/** Loads a tournament by its identifier or id. An address of none is no page. */
export async function findTournament(
  queryClient: QueryClient,
  id: string,
): Promise<TournamentView> {
  try {
    return await queryClient.ensureQueryData(tournamentQuery(id));
  } catch (error) {
    if (isNowhere(error)) throw notFound();
    throw error;
  }
}

/**
 * Loads a tournament with the player's part in it. It has one address: under its id, and below the path of
 * another kind, it is led to that (ROUTE-14, TOURN-03).
 */
export async function loadTournament(
  queryClient: QueryClient,
  path: "/tournaments" | "/action",
  id: string,
): Promise<TournamentView> {
  const tournament = await findTournament(queryClient, id);
  const { frontend_identifier: identifier } = tournament;
  queryClient.setQueryData(tournamentQuery(identifier).queryKey, tournament);
  if (tournamentPath(identifier) !== `${path}/${encodeURIComponent(id)}`)
    throw redirect({ to: tournamentPath(identifier) as "/", search: true });
  await loadPart(queryClient, identifier);
  return tournament;
}

async function loadPart(queryClient: QueryClient, identifier: string): Promise<void> {
  await Promise.all([
    // Names of studios in the rules; without them their slugs stand there.
    queryClient.prefetchQuery(providersQuery),
    ...(isPlayer(queryClient)
      ? // A tournament can be read without it; its button says what became of it.
        [queryClient.prefetchQuery(tournamentStatusQuery(identifier))]
      : []),
  ]);
}

/** Builds title and description of a tournament's page. */
export function tournamentHead(
  context: RouterContext,
  { frontend_identifier, title }: LoadedTournament,
) {
  const t = translatorOf(context);
  const kind = tournamentKind(frontend_identifier);
  return titleHead(context, title, t(`tournaments.headText.${kind}`, { title }));
}
