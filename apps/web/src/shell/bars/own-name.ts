import { type PlayerView, rolesOf } from "@houselight/contracts/accounts";

/** Returns how a menu calls its player: a VIP player with the badge (VIP-08), which has no room in a small header. */
export function ownName(
  player: Pick<PlayerView, "nickname" | "email" | "statuses">,
  badge: string,
): string {
  const name = player.nickname || player.email;
  return rolesOf(player).has("vip") ? `${badge} · ${name}` : name;
}
