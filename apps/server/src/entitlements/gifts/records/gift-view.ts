import type { GiftView, PlayerGiftView } from "@houselight/contracts";
import { giftChanged } from "#events/gifts";
import { type Gift, isActivatable } from "../gift.ts";

/** Returns a gift as its player sees it at a moment. */
export function giftView(gift: Gift, now: Date): GiftView {
  const activatable = isActivatable(gift, now);
  return {
    id: gift.id,
    title: gift.title,
    type: gift.type,
    stage: gift.stage,
    currency: gift.currency,
    amount_cents: Number(gift.amount),
    points: gift.points,
    wagering: gift.wagering,
    amount_wager_cents: 0,
    amount_wager_requirement_cents: 0,
    activatable,
    activatable_until: activatable ? gift.activatableUntil.toISOString() : null,
    use_until: gift.useUntil?.toISOString() ?? null,
    group_key: gift.groupKey,
    group_keys: [gift.groupKey],
    freespins_total: null,
    created_at: gift.createdAt.toISOString(),
    version: Number(gift.version),
  };
}

/** Returns a gift as operators see it. */
export const playerGiftView = (gift: Gift, now: Date): PlayerGiftView => ({
  ...giftView(gift, now),
  source: gift.source,
  ended_at: gift.endedAt?.toISOString() ?? null,
});

/** Returns the event that a gift is in another stage now, or was given. */
export const changedEvent = (gift: Gift) =>
  giftChanged(gift.playerId, {
    giftId: gift.id,
    type: gift.type,
    stage: gift.stage,
    title: gift.title,
    currency: gift.currency,
    amount: gift.amount,
    isWagered: gift.wagering > 0,
    at: (gift.endedAt ?? gift.activatedAt ?? gift.createdAt).toISOString(),
  });
