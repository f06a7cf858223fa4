import { describe, expect, it } from "vitest";
import { fraction, fractionToNumber } from "../proof/fraction.ts";
import { describeTable } from "../table/table.testing.ts";
import {
  MONEY_WHEEL_RULES,
  MONEY_WHEEL_SPOTS,
  moneyWheel,
  WHEEL_SEGMENTS,
  WHEEL_SYMBOLS,
  type WheelSymbol,
} from "./index.ts";

describe("the wheel", () => {
  it("has as many segments of each symbol as stated, 54 in all, each drawn by its number", () => {
    expect(WHEEL_SEGMENTS).toHaveLength(54);
    for (const [symbol, { segments }] of Object.entries(WHEEL_SYMBOLS))
      expect(WHEEL_SEGMENTS.filter((each) => each === symbol)).toHaveLength(segments);
    const ranges = new Set<number>();
    const drawn = WHEEL_SEGMENTS.map((_, value) =>
      MONEY_WHEEL_RULES.draw((n) => {
        ranges.add(n);
        return value;
      }),
    );
    expect(drawn).toEqual([...WHEEL_SEGMENTS.keys()]);
    expect([...ranges]).toEqual([54]);
  });

  it("has the rarest segments opposite each other, and no two of a rare symbol side by side", () => {
    expect(WHEEL_SEGMENTS.indexOf("rocket") - WHEEL_SEGMENTS.indexOf("comet")).toBe(27);
    for (const [at, symbol] of WHEEL_SEGMENTS.entries())
      if (symbol !== "lantern") expect(WHEEL_SEGMENTS[(at + 1) % 54]).not.toBe(symbol);
  });
});

describe("the pays", () => {
  it("win on the symbol that came alone", () => {
    for (const [segment, symbol] of WHEEL_SEGMENTS.entries())
      for (const spot of MONEY_WHEEL_SPOTS) {
        const win = spot.key === symbol ? WHEEL_SYMBOLS[symbol].pays + 1 : 0;
        expect(MONEY_WHEEL_RULES.returns(spot, segment)).toEqual(fraction(BigInt(win)));
      }
  });

  it("leave the house between 4 and 8 % of every bet", () => {
    for (const [bet, { rtp }] of Object.entries(moneyWheel.prove().bets)) {
      const { segments, pays } = WHEEL_SYMBOLS[bet as WheelSymbol];
      expect(rtp).toEqual(fraction(BigInt(segments * (pays + 1)), 54n));
      expect(1 - fractionToNumber(rtp)).toBeGreaterThan(0.04);
      expect(1 - fractionToNumber(rtp)).toBeLessThan(0.08);
    }
  });
});

describeTable(moneyWheel, MONEY_WHEEL_SPOTS);
