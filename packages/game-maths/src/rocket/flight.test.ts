import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { LEAST_HEIGHT, MOST_DOUBLINGS, TARGETS } from "../limbo/index.ts";
import { flightMs, LEAST_TARGET, multiplierAt, ROCKET_CONFIG, timeOf } from "./index.ts";

const DOUBLES_EVERY_MS = 8_000;
/** The highest point that is drawn: above every target. */
const HIGHEST_POINT = LEAST_HEIGHT * 2 ** MOST_DOUBLINGS;
const LONGEST_MS = flightMs(HIGHEST_POINT);

const anyMultiplier = integer({ min: LEAST_TARGET, max: TARGETS.most });
const anyPoint = integer({ min: 100, max: HIGHEST_POINT });
const anyMs = integer({ min: 0, max: LONGEST_MS });

/** Tells in whole numbers whether 100 · 2^(ms / 8000) comes to so many hundredths. */
const comesTo = (multiplier: number, ms: number): boolean =>
  BigInt(multiplier) ** BigInt(DOUBLES_EVERY_MS) <=
  100n ** BigInt(DOUBLES_EVERY_MS) * 2n ** BigInt(ms);

describe("the multiplier", () => {
  it("begins at × 1.00 and doubles every eight seconds", () => {
    for (let doublings = 0; doublings <= MOST_DOUBLINGS; doublings += 1)
      expect(multiplierAt(doublings * DOUBLES_EVERY_MS)).toBe(100 * 2 ** doublings);
    expect(ROCKET_CONFIG.doublesEveryMs).toBe(DOUBLES_EVERY_MS);
  });

  it("has not begun before the flight", () => {
    for (const ms of [-1, -8_000, -0]) expect(multiplierAt(ms)).toBe(100);
  });

  it("is the whole hundredths of the curve, none rounded up and none lost", () =>
    assert(
      property(anyMs, (ms) => comesTo(multiplierAt(ms), ms) && !comesTo(multiplierAt(ms) + 1, ms)),
      { numRuns: 120 },
    ));

  it("is one in every browser: no millisecond lies so near to a hundredth that rounding decides", () => {
    // Powers of 2 differ between machines by a few parts in 10^16.
    let nearest = 1;
    for (let ms = 0; ms <= LONGEST_MS; ms += 1) {
      if (ms % DOUBLES_EVERY_MS === 0) continue;
      const exact = 100 * 2 ** (ms / DOUBLES_EVERY_MS);
      nearest = Math.min(nearest, Math.abs(exact - Math.round(exact)) / exact);
    }
    expect(nearest).toBeGreaterThan(1e-13);
    expect(nearest).toBeLessThan(1e-9);
  });

  it("never falls, and leaves out no hundredth for as long as a browser can show each", () => {
    let before = multiplierAt(0);
    let firstLeap = 0;
    for (let ms = 1; ms <= LONGEST_MS; ms += 1) {
      const now = multiplierAt(ms);
      if (now < before) expect.fail(`it falls from ${before} to ${now} after ${ms} ms`);
      if (now > before + 1 && firstLeap === 0) firstLeap = before;
      before = now;
    }
    expect(before).toBe(multiplierAt(LONGEST_MS));
    expect(firstLeap).toBeGreaterThan(10_000);
  });
});

describe("the time of a multiplier", () => {
  const isFirst = (multiplier: number): boolean => {
    const ms = timeOf(multiplier);
    return multiplierAt(ms) >= multiplier && multiplierAt(ms - 1) < multiplier;
  };

  it("is the first millisecond that has it, up to × 1,000,000", () => {
    assert(property(anyMultiplier, isFirst), { numRuns: 20_000 });
    for (let multiplier = LEAST_TARGET; multiplier <= 20_000; multiplier += 1)
      if (!isFirst(multiplier)) expect.fail(`not at ${multiplier}`);
    for (const multiplier of [TARGETS.most, HIGHEST_POINT, HIGHEST_POINT + 1])
      expect(isFirst(multiplier)).toBe(true);
  });

  it("is the first millisecond by the curve itself, in whole numbers", () =>
    assert(
      property(anyMultiplier, (multiplier) => {
        const ms = timeOf(multiplier);
        return comesTo(multiplier, ms) && !comesTo(multiplier, ms - 1);
      }),
      { numRuns: 120 },
    ));

  it("is the inverse: a multiplier is there from its time on, and not before", () =>
    assert(
      property(
        anyMultiplier,
        anyMs,
        (multiplier, ms) => timeOf(multiplier) <= ms === multiplierAt(ms) >= multiplier,
      ),
      { numRuns: 20_000 },
    ));

  it("of the multiplier of a millisecond has the same multiplier", () =>
    assert(
      property(anyMs, (ms) => {
        const first = timeOf(multiplierAt(ms));
        return first <= ms && multiplierAt(first) === multiplierAt(ms);
      }),
      { numRuns: 20_000 },
    ));

  it("is later for a higher one, and that of the start is the start", () => {
    assert(
      property(anyMultiplier, anyMultiplier, (one, other) =>
        one <= other ? timeOf(one) <= timeOf(other) : timeOf(one) >= timeOf(other),
      ),
      { numRuns: 20_000 },
    );
    for (const multiplier of [1, 99, 100]) expect(timeOf(multiplier)).toBe(0);
    expect(timeOf(LEAST_TARGET)).toBe(115);
    expect(timeOf(200)).toBe(DOUBLES_EVERY_MS);
  });
});

describe("a flight", () => {
  it("shows nothing above its point while it lasts, and would with its end", () =>
    assert(
      property(
        anyPoint,
        (point) =>
          multiplierAt(flightMs(point) - 1) <= point && multiplierAt(flightMs(point)) > point,
      ),
      { numRuns: 20_000 },
    ));

  it("lasts until every target up to its point had its time", () =>
    assert(
      property(anyPoint, anyMultiplier, (point, target) =>
        target <= point ? timeOf(target) <= flightMs(point) : timeOf(target) >= flightMs(point),
      ),
      { numRuns: 20_000 },
    ));

  it("that is gone at once wins nothing: × 1.01 comes with its end", () => {
    expect(flightMs(100)).toBe(timeOf(LEAST_TARGET));
    expect(multiplierAt(flightMs(100) - 1)).toBeLessThan(LEAST_TARGET);
  });

  it("takes less than three minutes, however far it goes", () =>
    expect(LONGEST_MS).toBeLessThan(180_000));
});
