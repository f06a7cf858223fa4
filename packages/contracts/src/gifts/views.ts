import * as z from "zod/mini";
import { BONUS_STAGES, type BonusStage } from "../bonuses/views.ts";

/**
 * Kinds of gifts beside bonuses and free spins (BONUS-01): cash, a part of what was lost, a free turn of
 * the wheel, points of the club.
 */
export const GIFT_TYPES = ["cash", "cashback", "giftspin", "xp"] as const;
export type GiftType = (typeof GIFT_TYPES)[number];

/** Stages of gifts that these kinds come into: `activated` is a free turn that was not taken yet. */
export const GIFT_STAGES = ["issued", "activated", "finished", "canceled", "expired"] as const;
export type GiftStage = (typeof GIFT_STAGES)[number];

/** Words for a gift that was received (BONUS-02). */
export const RECEIVED_STATES = [
  "received",
  "activated",
  "expired",
  "used",
  "erased_by_withdraw",
] as const;
export type ReceivedState = (typeof RECEIVED_STATES)[number];

/** A gift of a player that is taken as a whole (BONUS-01). */
export const giftView = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(GIFT_TYPES),
  stage: z.enum(BONUS_STAGES),
  /** Currency of the amount; null of turns and points. */
  currency: z.nullable(z.string()),
  /** Cash that it brings, in smallest units; 0 of turns and points. */
  amount_cents: z.int(),
  /** Points that it brings; null of other kinds. */
  points: z.nullable(z.int()),
  /** It becomes bonus money that is staked so many times; 0 for cash at once. */
  wagering: z.int(),
  /** Nothing is staked for the gift itself. */
  amount_wager_cents: z.int(),
  amount_wager_requirement_cents: z.int(),
  /** It can be taken now, and until then. */
  activatable: z.boolean(),
  activatable_until: z.nullable(z.string()),
  /** A turn that was taken can be used until then; null before, and of other kinds. */
  use_until: z.nullable(z.string()),
  group_key: z.string(),
  group_keys: z.array(z.string()),
  freespins_total: z.nullable(z.int()),
  created_at: z.string(),
  /** Rises with every change: a lower one is older. */
  version: z.int(),
});
export type GiftView = z.infer<typeof giftView>;

/** `gifts_changes`: these gifts of the player are now so (BONUS-14). */
export const giftsChangesMessage = z.object({ gifts: z.array(giftView) });

const STATES: Readonly<Record<BonusStage, ReceivedState | null>> = {
  issued: "received",
  activated: "activated",
  wait: "activated",
  handle_bets: "activated",
  wager_done: "used",
  finished: "used",
  lost: "used",
  expired: "expired",
  canceled: null,
};

/** Returns what has become of a gift that was received; null for one that its player gave up (BONUS-02). */
export const receivedState = (gift: {
  readonly stage: BonusStage;
  readonly erased_by_withdraw?: boolean;
}): ReceivedState | null => (gift.erased_by_withdraw ? "erased_by_withdraw" : STATES[gift.stage]);
