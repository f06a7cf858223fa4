import type { NoticeEvent } from "@houselight/contracts";
import type { BonusChanged } from "#events/bonuses";
import type { PaymentChanged } from "#events/cashbox";
import type { FreespinsChanged } from "#events/freespins";
import type { GiftChanged } from "#events/gifts";
import type { JackpotWon } from "#events/jackpots";
import type { LootboxChanged } from "#events/lootboxes";
import type { PrizeWon } from "#events/prizes";
import type { VerificationChanged } from "#events/verification";
import type { HeardEvent } from "#platform/outbox";
import type { News } from "./news.ts";

/** Event of each state in which a payment is told; the others were seen, or done, by the player. */
const PAYMENT_NEWS: Readonly<
  Record<"deposit" | "withdrawal" | "refund", Readonly<Partial<Record<string, NoticeEvent>>>>
> = {
  deposit: { succeeded: "deposit_arrived" },
  withdrawal: {
    succeeded: "withdrawal_paid",
    declined: "withdrawal_declined",
    rejected: "withdrawal_declined",
    canceled: "withdrawal_declined",
  },
  refund: {
    succeeded: "refund_paid",
    declined: "refund_declined",
    rejected: "refund_declined",
    canceled: "refund_declined",
  },
};

// The house decides on a refund: its player never asked for a withdrawal.
const kindOf = ({
  action,
  refund,
}: Pick<PaymentChanged, "action" | "refund">): keyof typeof PAYMENT_NEWS =>
  action === "deposit" ? "deposit" : refund ? "refund" : "withdrawal";

/** Returns what a player is to be told about a payment; null where its own page says it all. */
export function newsOfPayment({ playerId, payload }: HeardEvent<PaymentChanged>): News | null {
  const { paymentId, state, amount, currency } = payload;
  const event = PAYMENT_NEWS[kindOf(payload)][state];
  if (!event) return null;
  return {
    playerId,
    event,
    values: { amount, currency },
    target: { path: `/cashbox?payment=${encodeURIComponent(paymentId)}` },
    identifier: `payment ${paymentId} ${state}`,
  };
}

/** Returns what a player is to be told about a bonus that was given, or that became cash; null for its other steps. */
export function newsOfBonus({ playerId, payload }: HeardEvent<BonusChanged>): News | null {
  const { bonusId, stage, currency, amount, converted, title } = payload;
  const event = stage === "issued" ? "bonus_given" : stage === "finished" && "bonus_finished";
  if (!event) return null;
  return {
    playerId,
    event,
    type: "bonuses_changes",
    values: { amount: converted ?? amount, currency, title },
    target: { path: `/bonus/${bonusId}` },
    identifier: `bonus ${bonusId} ${stage}`,
  };
}

/** Returns what a player is to be told about a loot box that was given; null for its other steps. */
export function newsOfLootbox({ playerId, payload }: HeardEvent<LootboxChanged>): News | null {
  const { boxId, stage, title } = payload;
  if (stage !== "issued") return null;
  return {
    playerId,
    event: "lootbox_given",
    values: { title },
    identifier: `loot box ${boxId}`,
  };
}

/** Returns what a player is to be told about free spins that were given, or that have won something; null for their other steps. */
export function newsOfFreespins({ playerId, payload }: HeardEvent<FreespinsChanged>): News | null {
  const { freespinsId, stage, title, currency, won } = payload;
  const event =
    stage === "issued" ? "freespins_given" : stage === "finished" && "freespins_finished";
  if (!event) return null;
  return {
    playerId,
    event,
    type: "freespins_changes",
    values: { amount: won, currency, title },
    identifier: `freespins ${freespinsId} ${stage}`,
  };
}

/** Returns what a player is to be told about cash, cashback, a turn or points that were given; null for their other steps. */
export function newsOfGift({ playerId, payload }: HeardEvent<GiftChanged>): News | null {
  const { giftId, type, stage, currency, amount, title } = payload;
  if (stage !== "issued") return null;
  return {
    playerId,
    event: type === "cashback" ? "cashback_given" : "gift_given",
    type: "bonuses_changes",
    values: { ...(currency === null ? {} : { amount, currency }), title },
    identifier: `gift ${giftId}`,
  };
}

/** Returns what a player is to be told about a jackpot that was won. */
export const newsOfJackpot = ({ playerId, payload }: HeardEvent<JackpotWon>): News => ({
  playerId,
  event: "jackpot_won",
  values: { amount: payload.paid, currency: payload.currency },
  target: { path: `/${payload.identifier}` },
  identifier: `jackpot ${payload.dropId}`,
});

const PRIZE_PATHS = { tournament: "/tournaments", quest: "/action", lottery: "/lottery" } as const;

/** Returns what a player is to be told about a prize that was paid. */
export const newsOfPrize = ({ playerId, payload }: HeardEvent<PrizeWon>): News => ({
  playerId,
  event: "prize_won",
  values: { amount: payload.paid, currency: payload.currency, title: payload.title },
  target: { path: `${PRIZE_PATHS[payload.source]}/${payload.identifier}` },
  identifier: `prize ${payload.prizeId}`,
  awardPlace: payload.place,
});

const VERIFICATION_NEWS = {
  verified: "verification_verified",
  rejected: "verification_rejected",
  expired: "verification_expired",
} as const;

/** Returns what a player is to be told about their verification; null for a step of their own. */
export function newsOfVerification({
  id,
  playerId,
  payload: { before, after },
}: HeardEvent<VerificationChanged>): News | null {
  const event = (VERIFICATION_NEWS as Partial<Record<string, News["event"]>>)[after];
  if (!event || before === after) return null;
  return { playerId, event, identifier: `verification ${id}` };
}
