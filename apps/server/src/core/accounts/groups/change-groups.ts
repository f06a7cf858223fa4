import {
  type GroupsMessage,
  groupName,
  isKnownGroup,
  OPEN_GROUPS,
  playerChannel,
} from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { groupViews } from "../profile/account-views.ts";
import { selectPlayer } from "../player-store.ts";
import { deleteGroups, insertGroups, selectGroups } from "./group-store.ts";

/** Adds a player to groups that are open to all (AUTH-24). Throws Refused("group_not_open"). */
export async function joinGroups(
  house: House,
  playerId: bigint,
  groups: readonly string[],
): Promise<GroupsMessage> {
  if (!groups.every((group) => OPEN_GROUPS.has(group))) throw new Refused("group_not_open");
  await insertGroups(house.database, playerId, groups);
  return tellGroups(house, playerId);
}

/**
 * Adds a player to any groups and takes the player out of others, with an entry on the audit trail.
 * Throws Refused: player_not_found, group_unknown, group_added_and_removed.
 */
export async function changeGroups(
  house: House,
  operator: Operator,
  change: {
    readonly playerId: bigint;
    readonly add: readonly string[];
    readonly remove: readonly string[];
    readonly reason: string;
  },
): Promise<GroupsMessage> {
  const { playerId, add, remove, reason } = change;
  if (![...add, ...remove].every(isKnownGroup)) throw new Refused("group_unknown");
  if (add.some((group) => remove.includes(group))) throw new Refused("group_added_and_removed");
  await house.database.tx(async (tx) => {
    if (!(await selectPlayer(tx, playerId))) throw new Refused("player_not_found");
    const added = await insertGroups(tx, playerId, add);
    const removed = await deleteGroups(tx, playerId, remove);
    const entry = { action: "player.groups", subject: `player ${playerId}` };
    const detail = { added: added.map(named), removed: removed.map(named), reason };
    await appendTrailEntries(tx, [{ at: house.clock.now(), operator, ...entry, detail }]);
  });
  return tellGroups(house, playerId);
}

const named = (id: string): string => `${id} ${groupName(id)}`;

/** Tells the player's screens of the groups as they are now. */
export async function tellGroups(house: House, playerId: bigint): Promise<GroupsMessage> {
  const statuses = groupViews(await selectGroups(house.database, playerId));
  house.live.publish(playerChannel(playerId), "groups_updates", { statuses });
  return { statuses };
}
