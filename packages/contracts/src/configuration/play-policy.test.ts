import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUNDLED_RATES, CURRENCIES, convert } from "../money/index.ts";
import { maxStake, maxStakeEurOn, mayCelebrate, minRoundMs } from "./index.ts";

describe("the largest stake of a licence", () => {
  it.each([
    [1, "EUR", 100n],
    [1, "NOK", 1169n],
    [1, "JPY", 178n],
    [2, "BTC", 2222n],
    [null, "EUR", null],
    [1, "FUN", null],
  ])("of EUR %s in %s is %s", (eur, currency, cents) =>
    expect(maxStake(eur, currency)).toBe(cents),
  );

  it("is never worth more than the licence says, and less by one unit at most", () => {
    const currencies = fc.constantFrom(...Object.keys(CURRENCIES));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), currencies, (eur, currency) => {
        const most = maxStake(eur, currency) as bigint;
        const worth = (units: bigint) => convert(units, currency, "EUR", BUNDLED_RATES);
        expect(worth(most) <= BigInt(eur) * 100n).toBe(true);
        expect(worth(most + 1n) >= BigInt(eur) * 100n).toBe(true);
      }),
    );
  });
});

it.each([
  ["slot", null, null, null],
  ["slot", null, 2, 2],
  ["slot", 1, 2, 1],
  ["slot", 5, 2, 2],
  ["roulette", null, 2, null],
  ["roulette", 5, 2, 5],
])("on a %s, EUR %s a stake and EUR %s a slot are EUR %s", (kind, any, slots, eur) =>
  expect(maxStakeEurOn({ max_stake_eur: any, max_slot_stake_eur: slots }, kind)).toBe(eur),
);

it("counts slots by their own time, every other game by the other", () => {
  const policy = { min_round_ms: { slots: 2500, other: 5000 } };
  expect(["slot", "roulette", "anything"].map((kind) => minRoundMs(policy, kind))).toEqual([
    2500, 5000, 5000,
  ]);
});

describe("a payout", () => {
  it.each([
    [false, 150, true],
    [false, 100, false],
    [false, 50, false],
    [false, 0, false],
    [true, 50, true],
    [true, 0, false],
  ])(
    "with returns celebrated %s, of %d for 100: celebrated %s",
    (returns, payoutCents, celebrated) =>
      expect(mayCelebrate({ celebrate_returns: returns }, { payoutCents, stakeCents: 100 })).toBe(
        celebrated,
      ),
  );
});
