import { expect, it } from "vitest";
import type { PaymentChanged } from "#events/cashbox";
import type { VerificationChanged } from "#events/verification";
import type { HeardEvent } from "#platform/outbox";
import { newsOfPayment, newsOfVerification } from "./heard-news.ts";

it.each([
  ["deposit", "succeeded", "deposit_arrived"],
  ["deposit", "pending", undefined],
  ["deposit", "canceled", undefined],
  ["deposit", "declined", undefined],
  ["cashout", "pending", undefined],
  ["cashout", "reserved", undefined],
  ["cashout", "processing", undefined],
  ["cashout", "recalled", undefined],
  ["cashout", "succeeded", "withdrawal_paid"],
  ["cashout", "declined", "withdrawal_declined"],
  ["cashout", "rejected", "withdrawal_declined"],
  ["cashout", "canceled", "withdrawal_declined"],
  ["refund", "reserved", undefined],
  ["refund", "succeeded", "refund_paid"],
  ["refund", "declined", "refund_declined"],
  ["refund", "rejected", "refund_declined"],
  ["refund", "canceled", "refund_declined"],
] as const)("a %s that is %s is told as %s", (what, state, event) => {
  const refund = what === "refund";
  const action = refund ? "cashout" : what;
  const payload = { paymentId: "p1", action, state, currency: "EUR", amount: "2500", refund };
  const heard: HeardEvent<PaymentChanged> = { id: 1n, name: "", playerId: 7n, payload };
  const news = newsOfPayment(heard);
  expect(news?.event).toBe(event);
  if (news) expect(news.values).toEqual({ amount: "2500", currency: "EUR" });
});

it.each([
  ["pending", "verified", "verification_verified"],
  ["pending", "rejected", "verification_rejected"],
  ["verified", "expired", "verification_expired"],
  ["verified", "verified", undefined],
  ["none", "basic", undefined],
  ["basic", "pending", undefined],
] as const)("a verification that goes from %s to %s is told as %s", (before, after, event) => {
  const heard: HeardEvent<VerificationChanged> = {
    id: 1n,
    name: "",
    playerId: 7n,
    payload: { before, after },
  };
  expect(newsOfVerification(heard)?.event).toBe(event);
});
