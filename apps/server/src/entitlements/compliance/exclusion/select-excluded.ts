import { selectErased } from "#core/accounts";
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

/**
 * Returns which of these players no prize of a contest is paid to, and no deposit left: those who have excluded
 * themselves, and those whose data are erased, as nobody could enter the account.
 */
export async function selectPassedOver(
  queryable: Queryable,
  playerIds: Iterable<bigint>,
): Promise<ReadonlySet<bigint>> {
  const players = [...new Set(playerIds)];
  if (players.length === 0) return new Set();
  const [excluded, erased] = await Promise.all([
    selectExcluded(queryable, players),
    selectErased(queryable, players),
  ]);
  return new Set([...excluded, ...erased]);
}
