import type { Queryable } from "#platform/database";
import { isExcluded } from "../limits/refusals.ts";
import { selectRestrictions } from "../restriction-store.ts";

/** Returns which of these players are self-excluded now, in one statement. */
export async function selectExcluded(
  queryable: Queryable,
  playerIds: Iterable<bigint>,
): Promise<ReadonlySet<bigint>> {
  const players = [...new Set(playerIds)];
  if (players.length === 0) return new Set();
  const restrictions = await selectRestrictions(queryable, players);
  return new Set(players.filter((id) => isExcluded(restrictions.get(id))));
}
