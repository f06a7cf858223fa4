import type { Locale, TournamentStatusView, TournamentView } from "@houselight/contracts";
import { selectNicknames } from "#core/accounts";
import type { House } from "#platform/module";
import type { OwnEntry } from "../scores/entry-store.ts";
import { type Place, placeKey, selectPlaces } from "../scores/place-store.ts";
import type { Tournament } from "../tournament.ts";
import { tournamentStatusView, tournamentView } from "./tournament-views.ts";
import { selectByIds } from "../tournament-store.ts";

/** Leaders of tournaments with their names, by tournament. */
export async function leadersOf(
  house: House,
  tournaments: readonly Tournament[],
  limit: number,
): Promise<{
  readonly leaders: ReadonlyMap<string, readonly Place[]>;
  readonly nicknames: ReadonlyMap<bigint, string | null>;
}> {
  // Nobody has points before the start.
  const started = tournaments.filter(({ startAt }) => startAt <= house.clock.now());
  const places = await selectPlaces(
    house.database,
    started.map(({ id }) => id),
    limit,
  );
  const players = [...new Set(places.map(({ playerId }) => playerId))];
  const nicknames = players.length > 0 ? await selectNicknames(house.database, players) : new Map();
  return { leaders: Map.groupBy(places, ({ tournamentId }) => tournamentId), nicknames };
}

/** Returns tournaments as a caller sees them in a language, each with its first players. */
export async function showAll(
  house: House,
  tournaments: readonly Tournament[],
  {
    callerId,
    locale,
    limit,
  }: { readonly callerId: bigint | null; readonly locale: Locale; readonly limit: number },
): Promise<TournamentView[]> {
  const { leaders, nicknames } = await leadersOf(house, tournaments, limit);
  const now = house.clock.now();
  return tournaments.map((one) =>
    tournamentView(one, { now, nicknames, callerId, locale, leaders: leaders.get(one.id) ?? [] }),
  );
}

/** Returns a player's parts in tournaments, in the order of the entries. */
export async function showEntries(
  house: House,
  entries: readonly OwnEntry[],
): Promise<TournamentStatusView[]> {
  const ids = [...new Set(entries.map(({ tournamentId }) => tournamentId))];
  const [tournaments, places] = await Promise.all([
    selectByIds(house.database, ids),
    selectPlaces(house.database, ids),
  ]);
  const placeOf = new Map(places.map((one) => [placeKey(one), one.place]));
  return entries.map((entry) => {
    const tournament = tournaments.get(entry.tournamentId) as Tournament;
    return tournamentStatusView(tournament, entry, placeOf.get(placeKey(entry)) ?? null);
  });
}
