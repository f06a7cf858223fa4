import { groupsOf } from "#core/accounts";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { isOpenTo, statusOf, type Tournament } from "../tournament.ts";
import { countParticipant, lockTournament } from "../tournament-store.ts";
import { lockEntry, updateLeft, upsertEntry } from "./entry-store.ts";

/**
 * Lets a player into a tournament or out of it. What is so already stays so. Throws Refused:
 * tournament_not_found, tournament_over.
 */
export async function confirm(
  house: House,
  playerId: bigint,
  { id, confirmed }: { readonly id: string; readonly confirmed: boolean },
): Promise<Tournament> {
  const groups = await groupsOf(house, playerId);
  return house.database.tx(async (tx) => {
    const tournament = await lockTournament(tx, id);
    if (!tournament || !isShownTo(tournament, groups)) throw new Refused("tournament_not_found");
    const at = house.clock.now();
    if (statusOf(tournament, at) === "archive") throw new Refused("tournament_over");
    const { id: tournamentId } = tournament;
    const entry = await lockEntry(tx, tournamentId, playerId);
    const isIn = entry !== undefined && entry.leftAt === null;
    if (isIn === confirmed) return tournament;
    if (confirmed) await upsertEntry(tx, { tournamentId, playerId, at });
    else await updateLeft(tx, { tournamentId, playerId, at });
    await countParticipant(tx, tournamentId, confirmed ? 1 : -1);
    return tournament;
  });
}

/** Tells whether a player of these groups sees a tournament: a proposed one nobody does. */
export const isShownTo = (
  tournament: Pick<Tournament, "identifier" | "publishedAt" | "groupIds">,
  groups: readonly string[],
): boolean => tournament.publishedAt !== null && isOpenTo(tournament, groups);
