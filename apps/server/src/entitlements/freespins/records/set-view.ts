import type { FreespinsView, PlayerFreespinsView } from "@houselight/contracts";
import { type FreeSpins, isActivatable } from "../set.ts";

export function freespinsView(set: FreeSpins, now: Date): FreespinsView {
  const activatable = isActivatable(set, now);
  return {
    id: set.id,
    title: set.title,
    type: "freespins",
    stage: set.stage,
    currency: set.currency,
    game: set.game,
    freespins_total: set.total,
    freespins_used: set.used,
    stake_cents: Number(set.stake),
    amount_cents: Number(set.won),
    amount_wager_cents: 0,
    amount_wager_requirement_cents: 0,
    wagering: set.wagering,
    max_win_cents: set.maxWin === null ? null : Number(set.maxWin),
    activatable,
    activatable_until: activatable ? set.activatableUntil.toISOString() : null,
    play_until: set.playUntil?.toISOString() ?? null,
    group_key: set.groupKey,
    group_keys: [set.groupKey],
    created_at: set.createdAt.toISOString(),
    version: Number(set.version),
  };
}

/** Returns free spins as operators see them. */
export const playerFreespinsView = (
  set: FreeSpins & { readonly source: string },
  now: Date,
): PlayerFreespinsView => ({
  ...freespinsView(set, now),
  source: set.source,
  activated_at: set.activatedAt?.toISOString() ?? null,
  ended_at: set.endedAt?.toISOString() ?? null,
});
