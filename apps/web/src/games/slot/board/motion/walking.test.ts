import { describe, expect, it } from "vitest";
import { moveWalk, newWalk, stepOf } from "./walking.ts";

const PACE = { ms: (ms: number) => ms, cuts: false, turbo: false, mayHurry: true };

describe("a step to the left", () => {
  const start = () => newWalk("walker", [[2, 1]], PACE, () => undefined);

  it("begins one reel to the right and ends in its place, off the ground only between", () => {
    const walk = start();
    expect(stepOf(walk)).toEqual({ left: 1, above: 0 });
    expect(moveWalk(walk, 260)).toBe(false);
    expect(stepOf(walk).left).toBeCloseTo(0.5);
    expect(stepOf(walk).above).toBeGreaterThan(0.1);
    expect(moveWalk(walk, 260)).toBe(true);
    expect(stepOf(walk).left).toBe(0);
    expect(stepOf(walk).above).toBeCloseTo(0);
  });

  it("arrives once, and then stands", () => {
    const walk = start();
    expect(moveWalk(walk, 10_000)).toBe(true);
    expect(moveWalk(walk, 16)).toBe(false);
    expect(stepOf(walk).left).toBe(0);
  });
});
