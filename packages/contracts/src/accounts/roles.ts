import { GROUPS, VIP_LEVELS } from "./groups.ts";
import type { GroupView } from "./player-view.ts";

/** Roles of a visitor (AUTH-26). A player may have several at once. */
export type PlayerRole = "guest" | "player" | "vip" | "tester";

/** Derives the roles of a visitor from the groups of the signed-in player; null is a guest. */
export function rolesOf(
  player: { readonly statuses: readonly GroupView[] } | null,
): ReadonlySet<PlayerRole> {
  if (!player) return new Set(["guest"]);
  const roles = new Set<PlayerRole>(["player"]);
  const groups = new Set(player.statuses.map(({ id }) => id));
  if (VIP_LEVELS.some(({ group, vip }) => vip && groups.has(group))) roles.add("vip");
  if (groups.has(GROUPS.tester)) roles.add("tester");
  return roles;
}
