import { depositTerms, PAYMENT_METHODS, type PaymentMethod } from "@houselight/contracts/cashbox";
import type { UserLimitView } from "@houselight/contracts/compliance";
import { describe, expect, it } from "vitest";
import { depositLeft, termsWithin } from "./deposit-left.ts";

const NOW = Date.parse("2026-11-30T12:00:00Z");
const limit = (
  amount_cents: number,
  current_value_amount_cents: number,
  part: Partial<UserLimitView> = {},
) =>
  ({
    type: "deposit",
    period: "week",
    accounts: [{ currency: "EUR", amount_cents, current_value_amount_cents }],
    ends_at: "2026-12-01T00:00:00Z",
    ...part,
  }) as UserLimitView;
const leftOf = (...limits: UserLimitView[]) => depositLeft(limits, "EUR", NOW)?.left ?? null;

describe("what limits leave of deposits (LIMIT-01)", () => {
  it("is nothing to speak of without a limit on deposits in that currency", () => {
    expect(leftOf()).toBeNull();
    expect(leftOf(limit(5_000, 0, { type: "loss" }))).toBeNull();
    const inCoins = [{ currency: "BTC", amount_cents: 5, current_value_amount_cents: 0 }];
    expect(leftOf(limit(5_000, 0, { accounts: inCoins }))).toBeNull();
  });

  it("is the rest of the one that leaves least, and never less than nothing", () => {
    expect(leftOf(limit(5_000, 2_000))).toBe(3_000n);
    expect(leftOf(limit(5_000, -2_000))).toBe(3_000n);
    expect(leftOf(limit(5_000, 2_000), limit(9_000, 7_500))).toBe(1_500n);
    expect(leftOf(limit(5_000, 6_000))).toBe(0n);
  });

  it("is all of it once its window is over", () => {
    expect(leftOf(limit(5_000, 5_000, { ends_at: "2026-11-30T12:00:00Z" }))).toBe(5_000n);
    expect(leftOf(limit(5_000, 5_000, { ends_at: null }))).toBe(0n);
  });
});

describe("the terms of a deposit within a limit", () => {
  const card = PAYMENT_METHODS.find(({ id }) => id === "card") as PaymentMethod;
  const terms = depositTerms(card, "EUR");
  const within = (left: bigint) => termsWithin(terms, { left, limit: limit(1, 0) });

  it("go as far as it leaves, and offer no common amount beyond", () => {
    const { min, max, presets, defaultAmount } = within(4_999n);
    expect({ min, max, defaultAmount }).toEqual({
      min: terms.min,
      max: 4_999n,
      defaultAmount: 4_999n,
    });
    expect(presets).toEqual(terms.presets.filter((preset) => preset < 5_000n));
    expect(presets.length).toBeLessThan(terms.presets.length);
  });

  it("offer all that is left where no common amount fits", () => {
    expect(within(terms.min).presets).toEqual([terms.min]);
  });

  it("keep the usual amount where the limit leaves more", () => {
    expect(within(terms.defaultAmount + 1n).defaultAmount).toBe(terms.defaultAmount);
  });

  it("stay as they are without a limit, with one beyond them, and where it leaves too little", () => {
    expect(termsWithin(terms, null)).toBe(terms);
    expect(within(terms.max)).toBe(terms);
    expect(within(terms.min - 1n)).toBe(terms);
  });

  it("go by the steps of the method", () => {
    const steps = { ...terms, step: 500n };
    expect(termsWithin(steps, { left: 4_999n, limit: limit(1, 0) }).max).toBe(4_500n);
  });
});
