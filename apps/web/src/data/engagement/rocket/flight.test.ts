import { describe, expect, it } from "vitest";
import { flownMs, ownTarget, reachOf, shownMultiplier, worthOf } from "./flight.ts";
import { BETTING, FLEW_MS, FLYING, OPEN_BET, OVER } from "./rocket.testing.ts";

describe("the multiplier that is shown", () => {
  it.each([
    ["× 1 on the pad, whatever the clock says", BETTING, 60_000, 100],
    ["× 1 when the rocket leaves", FLYING, 0, 100],
    ["× 1 for a clock that is behind", FLYING, -500, 100],
    ["× 2 after a doubling", FLYING, 8_000, 200],
    ["on and on while nothing is told", FLYING, 32_000, 1_600],
    ["where it was gone, once that is told", OVER, 32_000, 231],
    ["where it was gone, however late this clock is", OVER, 1_000, 231],
    ["where the flight was broken off", { ...OVER, broken_off_at: 150 }, 32_000, 150],
    ["× 1 for a rocket that was gone at once", { ...OVER, point: 100 }, 32_000, 100],
  ])("%s", (_name, round, afterMs, multiplier) =>
    expect(shownMultiplier(round, FLEW_MS + afterMs)).toBe(multiplier),
  );

  it("has flown for as long as the point took", () => {
    expect(flownMs(BETTING, FLEW_MS + 5_000)).toBe(0);
    expect(flownMs(FLYING, FLEW_MS + 5_000)).toBe(5_000);
    // × 2.32 would have been reached after 9,713 ms.
    expect(flownMs(OVER, FLEW_MS + 60_000)).toBe(9_713);
    // It was broken off at × 1.50, after 4,680 ms.
    expect(flownMs({ ...OVER, broken_off_at: 150 }, FLEW_MS + 60_000)).toBe(4_680);
  });
});

it("got as far as it was broken off, whatever was drawn", () => {
  expect(reachOf(FLYING)).toBeNull();
  expect(reachOf(OVER)).toBe(231);
  expect(reachOf({ ...OVER, broken_off_at: 150 })).toBe(150);
});

describe("what a bet is worth", () => {
  it.each([
    [null, 231, 231n],
    [200, 199, 199n],
    [200, 900, 200n],
  ])("with the target %s at %s hundredths: %s", (target, multiplier, worth) =>
    expect(worthOf({ ...OPEN_BET, target }, multiplier)).toBe(worth),
  );

  it("is rounded down", () => {
    expect(worthOf({ ...OPEN_BET, stake_cents: 10 }, 199)).toBe(19n);
    expect(worthOf({ ...OPEN_BET, stake_cents: 10 }, 101)).toBe(10n);
  });

  it("ends at the highest that the stake allows", () => {
    // 100 euros pay a million at × 10,000.
    const large = { ...OPEN_BET, stake_cents: 10_000 };
    expect(ownTarget(large)).toBe(1_000_000);
    expect(worthOf(large, 2_000_000)).toBe(100_000_000n);
  });
});
