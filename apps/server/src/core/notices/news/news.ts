import type { NoticeEvent, NoticeIcon, NoticeTarget, NoticeType } from "@houselight/contracts";

/** Something that a module tells a player. */
export interface News {
  readonly playerId: bigint;
  readonly event: NoticeEvent;
  /** `personal` unless said. */
  readonly type?: NoticeType;
  /** For the words of the event: amounts as digits of smallest units beside their currency. */
  readonly values?: Readonly<Record<string, string>>;
  /** Names the thing that it tells of: a second word about the same thing is left out. */
  readonly identifier: string;
  /** Destination in place of the event's own. */
  readonly target?: NoticeTarget;
  readonly endAt?: Date | null;
  readonly awardPlace?: number | null;
  readonly previousPlace?: number | null;
}

interface Look {
  readonly icon: NoticeIcon;
  readonly target: NoticeTarget | null;
}

const place = (name: string): NoticeTarget => ({ name, parts: [] });

/** Icon and destination of each event. */
export const LOOKS: Readonly<Record<NoticeEvent, Look>> = {
  deposit_arrived: { icon: "money", target: place("cashbox") },
  // Each bonus has a page of its own.
  bonus_given: { icon: "gift", target: null },
  bonus_finished: { icon: "gift", target: null },
  freespins_given: { icon: "gift", target: place("profileGifts") },
  freespins_finished: { icon: "gift", target: place("profileGifts") },
  gift_given: { icon: "gift", target: place("profileGifts") },
  cashback_given: { icon: "gift", target: place("profileGifts") },
  lootbox_given: { icon: "gift", target: { path: "/profile/gifts#lootboxes" } },
  // The page of the jackpot is its own.
  jackpot_won: { icon: "gift", target: null },
  // So is that of the tournament or lottery.
  prize_won: { icon: "gift", target: null },
  withdrawal_paid: { icon: "money", target: place("cashbox") },
  withdrawal_declined: { icon: "alert", target: place("cashbox") },
  refund_paid: { icon: "money", target: place("cashbox") },
  refund_declined: { icon: "alert", target: place("cashbox") },
  verification_verified: { icon: "document", target: place("profileVerification") },
  verification_rejected: { icon: "alert", target: place("profileVerification") },
  verification_expired: { icon: "alert", target: place("profileVerification") },
  limit_changed: { icon: "limit", target: place("profileLimits") },
  limit_lifted: { icon: "limit", target: place("profileLimits") },
  support_answered: { icon: "message", target: { path: "/support#chat" } },
};
