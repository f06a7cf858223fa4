import { createHash, createHmac } from "node:crypto";
import { assert, bigInt, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { blockMessage, createDraw } from "../fairness/index.ts";
import type { Draw } from "../fairness/draw.ts";
import { LEAST_HEIGHT, MOST_DOUBLINGS, TARGETS } from "../limbo/index.ts";
import { agreement } from "../proof/confidence.ts";
import {
  equalFractions,
  fraction,
  fractionToNumber,
  multiplyFractions,
} from "../proof/fraction.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { MAGNITUDES } from "../stakes/magnitudes.ts";
import {
  chanceOf,
  drawPoint,
  LEAST_TARGET,
  mostTarget,
  payoutOf,
  ROCKET,
  ROCKET_CONFIG,
  rocketStakes,
} from "./index.ts";

/** Answers given numbers, and zeros behind them. */
function scripted(...numbers: readonly number[]): Draw {
  const left = [...numbers];
  return () => left.shift() ?? 0;
}

/** Draws as a round does: from its seed, its salt and its nonce. */
function roundDraw(seed: string, salt: string, nonce: number): Draw {
  return createDraw((block) =>
    createHmac("sha256", seed)
      .update(blockMessage(salt, nonce, block))
      .digest(),
  );
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const anyTarget = integer({ min: LEAST_TARGET, max: TARGETS.most });
const anyStake = bigInt({ min: 1n, max: 10n ** 15n });
const anyCurrency = constantFrom(...Object.keys(MAGNITUDES));

/** Counts how many of some rounds get to a multiplier, and says whether that agrees with a chance. */
function agrees(points: readonly number[], reaches: (point: number) => boolean, chance: number) {
  const share = points.filter(reaches).length / points.length;
  return agreement(share, points.length, chance, Math.sqrt(chance * (1 - chance))).agrees;
}

describe("the point of a rocket", () => {
  it("is never below × 1.00: what lies there is gone at once", () => {
    for (const place of [0, 1]) expect(drawPoint(scripted(0, place))).toBe(100);
    expect(drawPoint(scripted(0, 2))).toBe(LEAST_TARGET);
    const draw = simulationDraw(48);
    for (let round = 0; round < 100_000; round += 1)
      expect(drawPoint(draw)).toBeGreaterThanOrEqual(100);
  });

  it("is above every target after twenty doublings, and never higher", () => {
    const point = drawPoint(scripted(...Array.from({ length: MOST_DOUBLINGS + 1 }, () => 1)));
    expect(point).toBe(LEAST_HEIGHT * 2 ** MOST_DOUBLINGS);
    expect(point).toBeGreaterThan(TARGETS.most);
  });

  it.each([101, 102, 150, 200, 999, 5_000, 100_000])(
    "comes to %i hundredths in 99 of as many rounds",
    (target) => {
      const draw = simulationDraw(target);
      const points = Array.from({ length: 300_000 }, () => drawPoint(draw));
      const chance = fractionToNumber(chanceOf(target));
      expect(agrees(points, (point) => point >= target, chance)).toBe(true);
      // The test sees a house that keeps one half of a per cent more.
      if (chance > 0.1)
        expect(agrees(points, (point) => point >= target, chance * 0.99)).toBe(false);
    },
  );

  it("does so under the seeds of rounds, and is × 1.00 in 2 of 101", () => {
    const points = Array.from({ length: 40_000 }, (_, at) =>
      drawPoint(roundDraw(sha256(`seed ${at}`), sha256(`salt ${at}`), (at % 1_000) + 1)),
    );
    for (const target of [101, 110, 137, 200, 333, 1_000, 10_000])
      expect(agrees(points, (point) => point >= target, 99 / target)).toBe(true);
    expect(agrees(points, (point) => point === 100, 2 / 101)).toBe(true);
  });

  it("stays what it was: rounds on record are recomputed by it", () => {
    // Worked out apart, in another language, from the rule that docs/games.md tells of limbo.
    for (const [nonce, point] of [
      [1, 154],
      [2, 144],
      [3, 396],
      [4, 128],
      [57, 129_747],
      [171, 100],
      [203, 100],
    ] as const)
      expect(drawPoint(roundDraw(sha256(`seed ${nonce}`), sha256(`salt ${nonce}`), nonce))).toBe(
        point,
      );
    expect(ROCKET_CONFIG).toEqual({
      doublesEveryMs: 8_000,
      leastTarget: 101,
      mostTarget: 100_000_000,
      leastHeight: 99,
      mostDoublings: 20,
    });
    expect(ROCKET).toBe("rocket-chance");
  });
});

describe("a target", () => {
  it("returns exactly 99 %, whichever it is", () =>
    assert(
      property(anyTarget, (target) =>
        equalFractions(
          multiplyFractions(chanceOf(target), fraction(BigInt(target), 100n)),
          fraction(99n, 100n),
        ),
      ),
      { numRuns: 5_000 },
    ));

  it("returns it less what is cut off: below one smallest unit", () =>
    assert(
      property(anyStake, anyTarget, (stake, target) => {
        const { numerator, denominator } = chanceOf(target);
        // Both sides times 100 and the denominator, so that all is whole.
        const returned = payoutOf(stake, target) * numerator * 100n;
        const due = stake * 99n * denominator;
        return returned <= due && returned > due - 100n * numerator;
      }),
      { numRuns: 5_000 },
    ));
});

describe("a payout", () => {
  it("is the stake times the multiplier, rounded down", () => {
    for (const [stake, multiplier, payout] of [
      [1n, 101, 1n],
      [1n, 199, 1n],
      [1n, 200, 2n],
      [10n, 199, 19n],
      [333n, 137, 456n],
      [10_000n, TARGETS.most, 10_000_000_000n],
    ] as const)
      expect(payoutOf(stake, multiplier)).toBe(payout);
    assert(
      property(anyStake, anyTarget, (stake, multiplier) => {
        const left = stake * BigInt(multiplier) - payoutOf(stake, multiplier) * 100n;
        return left >= 0n && left < 100n;
      }),
    );
  });

  it("is never below the stake", () =>
    assert(property(anyStake, anyTarget, (stake, target) => payoutOf(stake, target) >= stake)));
});

describe("the highest target", () => {
  /** A million euro in the smallest units of a currency. */
  const million = (currency: string) => 100_000_000n * BigInt(MAGNITUDES[currency] as number);

  it("lets no bet pay more than a million euro, and the next hundredth would", () =>
    assert(
      property(anyStake, anyCurrency, (stake, currency) => {
        const most = mostTarget(stake, currency);
        const isTight =
          most === TARGETS.most || stake * BigInt(most + 1) > million(currency) * 100n;
        return payoutOf(stake, most) <= million(currency) && most <= TARGETS.most && isTight;
      }),
      { numRuns: 5_000 },
    ));

  it("leaves a choice to every stake that is offered", () => {
    for (const currency of Object.keys(MAGNITUDES)) {
      const { stakes, max_stake } = rocketStakes(currency) ?? { stakes: [], max_stake: 0 };
      expect(stakes.length).toBeGreaterThan(0);
      for (const stake of [...stakes, max_stake]) {
        const most = mostTarget(BigInt(stake), currency);
        expect(most).toBeGreaterThanOrEqual(1_000_000);
        expect(payoutOf(BigInt(stake), most)).toBeLessThanOrEqual(million(currency));
      }
    }
    expect(rocketStakes("XXX")).toBeNull();
  });
});
