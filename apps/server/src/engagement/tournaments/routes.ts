import * as endpoints from "@houselight/contracts";
import { groupsOf, localeFor } from "#core/accounts";
import { type HandlerContext, Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectEntry, selectOwn, selectRecent } from "./scores/entry-store.ts";
import { confirm, isShownTo } from "./scores/join.ts";
import { showAll, showEntries } from "./shown/show-tournaments.ts";
import type { Tournament } from "./tournament.ts";
import { tournamentStatusView } from "./shown/tournament-views.ts";
import { selectShown, selectTournament } from "./tournament-store.ts";

const groupsOfCaller = async (
  house: House,
  { caller }: Pick<HandlerContext, "caller">,
): Promise<readonly string[]> => (caller ? groupsOf(house, caller.id) : []);

/** Finds a tournament that the caller may see. Throws Refused: tournament_not_found. */
async function find(
  house: House,
  context: Pick<HandlerContext, "caller">,
  id: string,
): Promise<Tournament> {
  const found = await selectTournament(house.database, id);
  if (!found || !isShownTo(found, await groupsOfCaller(house, context)))
    throw new Refused("tournament_not_found");
  return found;
}

/** Returns tournaments in the language of the caller. */
const showTo = async (
  house: House,
  context: Pick<HandlerContext, "caller" | "locale">,
  { tournaments, limit }: { readonly tournaments: readonly Tournament[]; readonly limit: number },
): Promise<endpoints.TournamentView[]> =>
  showAll(house, tournaments, {
    callerId: context.caller?.id ?? null,
    locale: await localeFor(house.database, context),
    limit,
  });

/** Returns a player's part in a tournament as it is now. */
async function partIn(house: House, tournament: Tournament, playerId: bigint) {
  const entry = await selectEntry(house.database, tournament.id, playerId);
  if (!entry) return tournamentStatusView(tournament, undefined, null);
  const [status] = await showEntries(house, [entry]);
  return status as endpoints.TournamentStatusView;
}

export const tournamentRoutes = (house: House): readonly Route[] => [
  route(endpoints.listTournaments, async (_input, context) => {
    const groups = await groupsOfCaller(house, context);
    const shown = await selectShown(house.database, groups);
    const open = shown.filter((one) => isShownTo(one, groups));
    return showTo(house, context, { tournaments: open, limit: endpoints.LEADERS_LISTED });
  }),
  route(endpoints.getTournament, async ({ params }, context) => {
    const tournament = await find(house, context, params.id);
    const shown = { tournaments: [tournament], limit: endpoints.LEADERS_SHOWN };
    const [view] = await showTo(house, context, shown);
    return view as endpoints.TournamentView;
  }),
  route(endpoints.confirmTournament, async ({ params, body }, { caller }) => {
    const tournament = await confirm(house, caller.id, { ...params, ...body });
    return partIn(house, tournament, caller.id);
  }),
  route(endpoints.listOwnTournaments, async (_input, { caller }) =>
    showEntries(house, await selectOwn(house.database, caller.id)),
  ),
  route(endpoints.listRecentTournaments, async (_input, { caller }) => {
    const since = new Date(house.clock.now().getTime() - endpoints.RECENT_MS);
    return showEntries(house, await selectRecent(house.database, caller.id, since));
  }),
  route(endpoints.getTournamentStatus, async ({ params }, context) => {
    const tournament = await find(house, context, params.id);
    return partIn(house, tournament, context.caller.id);
  }),
];
