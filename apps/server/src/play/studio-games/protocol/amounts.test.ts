import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AMOUNT_MAX, inSmallestUnits, inUnits, unitsOf } from "./amounts.ts";
import type { StudioCall } from "./adapter.ts";

const FIVE = { subunitsToUnit: 100_000 };
const OWN = { subunitsToUnit: null };
const told = (currency: string, amount: bigint): StudioCall => ({
  kind: "money",
  session: "s",
  round: "r",
  currency,
  closes: false,
  actions: [{ kind: "bet", id: "a", amount }],
});
const amountOf = (call: StudioCall) => (call.kind === "money" ? call.actions[0]?.amount : null);

describe("amounts of a protocol", () => {
  it.each([
    ["EUR", 1_000n],
    ["JPY", 100_000n],
    ["BTC", null],
    ["USDT", null],
    ["ETH", null],
  ])("of %s count %s of the smallest unit", (code, units) => {
    expect(unitsOf(FIVE, code)).toBe(units);
    expect(unitsOf(OWN, code)).toBe(1n);
  });

  it("say every amount, and are read as the one that was said", () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: BigInt(AMOUNT_MAX) }),
        fc.constantFrom("EUR", "JPY", "NOK"),
        fc.constantFrom(FIVE, OWN),
        (amount, code, units) => {
          const said = told(code, inUnits(units, code, amount));
          expect(amountOf(inSmallestUnits(units, said))).toBe(amount);
        },
      ),
    ));

  it("that are finer than the currency, or beyond all bounds, are refused and never rounded", () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), (amount) => {
        const read = () => amountOf(inSmallestUnits(FIVE, told("EUR", amount)));
        if (amount % 1_000n === 0n && amount / 1_000n <= BigInt(AMOUNT_MAX))
          expect(read()).toBe(amount / 1_000n);
        else expect(read).toThrow();
      }),
    ));

  it("of a currency that they cannot say are no amounts", () => {
    expect(() => inSmallestUnits(FIVE, told("BTC", 100_000n))).toThrow("finer");
    expect(() => inUnits(FIVE, "BTC", 1n)).toThrow("finer");
  });
});
