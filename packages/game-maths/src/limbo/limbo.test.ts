import { describe, expect, it } from "vitest";
import { agreement } from "../proof/confidence.ts";
import { addFractions, fraction, fractionToNumber, multiplyFractions } from "../proof/fraction.ts";
import { prizesProof } from "../originals/index.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { limboPrizes } from "./heights.ts";
import {
  chanceOfHeight,
  drawHeight,
  highestTarget,
  LEAST_HEIGHT,
  limbo,
  MOST_DOUBLINGS,
  readLimboChoice,
  TARGETS,
} from "./index.ts";

/** Answers given numbers, and keeps the ranges that were asked for. */
function scripted(...numbers: readonly number[]) {
  const ranges: number[] = [];
  const left = [...numbers];
  const draw = (range: number): number => {
    ranges.push(range);
    return left.shift() ?? 0;
  };
  return { draw, ranges };
}

describe("drawHeight", () => {
  it("doubles from 0.99 on, then keeps a place or draws it again", () => {
    const { draw, ranges } = scripted(1, 1, 0, 100, 395, 100, 395, 397);
    expect(drawHeight(draw)).toBe(496);
    expect(ranges).toEqual([2, 2, 2, 396, 496, 497]);
    const again = scripted(0, 50, 99, 3, 0, 0);
    expect(drawHeight(again.draw)).toBe(102);
    expect(again.ranges).toEqual([2, 99, 149, 99, 102, 103]);
  });

  it("ends after twenty doublings, above every target", () => {
    const { draw, ranges } = scripted(...Array.from({ length: MOST_DOUBLINGS }, () => 1));
    const most = LEAST_HEIGHT * 2 ** MOST_DOUBLINGS;
    expect(drawHeight(draw)).toBe(most);
    expect(most).toBeGreaterThan(TARGETS.most);
    expect(ranges).toHaveLength(MOST_DOUBLINGS);
  });

  it("reaches every height below 8 × 0.99 by exactly 99 in as many", () => {
    // The chance of each height by its own draws: stop after some doublings, be drawn and be kept, which
    // is repeated until something is kept.
    for (let target = LEAST_HEIGHT; target < LEAST_HEIGHT * 8; target += 1) {
      const chances = [];
      for (let doublings = 0; doublings < 3; doublings += 1) {
        const from = LEAST_HEIGHT * 2 ** doublings;
        const kept = (height: number) =>
          multiplyFractions(
            fraction(1n, BigInt(from)),
            fraction(BigInt(from), BigInt(height)),
            fraction(BigInt(from + 1), BigInt(height + 1)),
          );
        const places = Array.from({ length: from }, (_, place) => from + place);
        const all = addFractions(...places.map(kept));
        const reached = addFractions(...places.filter((height) => height >= target).map(kept));
        chances.push(
          multiplyFractions(
            fraction(1n, 2n ** BigInt(doublings + 1)),
            reached,
            fraction(all.denominator, all.numerator),
          ),
        );
      }
      const above = fraction(1n, 8n);
      expect(addFractions(...chances, above)).toEqual(chanceOfHeight(target));
      if (target % 2 === 1) target += 30;
    }
  });

  it.each([101, 150, 200, 999, 5_000, 100_000])("comes to %i as often as it says", (target) => {
    const rounds = 300_000;
    const draw = simulationDraw(target);
    let reached = 0;
    for (let round = 0; round < rounds; round += 1) if (drawHeight(draw) >= target) reached += 1;
    const chance = fractionToNumber(chanceOfHeight(target));
    const deviation = Math.sqrt(chance * (1 - chance));
    expect(agreement(reached / rounds, rounds, chance, deviation).agrees).toBe(true);
  });
});

describe("a target", () => {
  it("returns exactly 99 %", () => {
    for (const target of [101, 102, 137, 200, 1_000, 123_456, TARGETS.most])
      expect(prizesProof(limboPrizes({ target })).rtp).toEqual(fraction(99n, 100n));
  });

  it.each([100, 100_000_001, 150.5, "200", null])("is not %j", (target) =>
    expect(readLimboChoice({ target })).toBeNull(),
  );

  it("may be the higher the less is staked: a round pays a million euro at most", () => {
    expect(highestTarget(100n, "EUR")).toBe(100_000_000);
    expect(highestTarget(10_000n, "EUR")).toBe(1_000_000);
    expect(highestTarget(100_000n, "NOK")).toBe(1_000_000);
    const bet = (target: number) => ({ kind: "limbo", stake_cents: 10_000, target });
    expect(limbo.readBet(bet(1_000_000), "EUR")).toMatchObject({ stake: 10_000n });
    expect(limbo.readBet(bet(1_000_001), "EUR")).toEqual({ refused: "stake_not_offered" });
    expect(limbo.recallBet(bet(1_000_001)).stake).toBe(10_000n);
  });
});
