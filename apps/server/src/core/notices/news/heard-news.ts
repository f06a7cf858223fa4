import type { PaymentChanged } from "#events/cashbox";
import type { JackpotWon } from "#events/jackpots";
import type { VerificationChanged } from "#events/verification";
import type { HeardEvent } from "#platform/outbox";
import type { News } from "./news.ts";

/** Returns what a player is to be told about a payment; null where its own page says it all. */
export function newsOfPayment({ playerId, payload }: HeardEvent<PaymentChanged>): News | null {
  const { paymentId, action, state, amount, currency } = payload;
  const event =
    action === "deposit"
      ? state === "succeeded" && "deposit_arrived"
      : state === "succeeded"
        ? "withdrawal_paid"
        : (state === "declined" || state === "rejected") && "withdrawal_declined";
  if (!event) return null;
  return {
    playerId,
    event,
    values: { amount, currency },
    target: { path: `/cashbox?payment=${encodeURIComponent(paymentId)}` },
    identifier: `payment ${paymentId} ${state}`,
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
