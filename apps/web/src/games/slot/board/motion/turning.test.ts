import { describe, expect, it } from "vitest";
import type { Pace } from "../../../round/pace/pace.ts";
import { isTurned, newTurning, turnedBy, widthShare } from "./turning.ts";

const PACE: Pace = { cuts: false, turbo: false, mayHurry: true, ms: (ms) => ms };
const BEFORE = [["reed", "moon", "fern", "moss"]];
const FULL = [["moon", "moon", "moon", "moon"]];
const ALL = [0, 1, 2, 3].map((row) => [0, row] as const);

const at = (spreading: boolean, elapsedMs: number) =>
  Object.assign(
    newTurning(BEFORE, ALL, FULL, spreading, PACE, () => undefined),
    { elapsedMs },
  );

describe("cells that turn", () => {
  it("are those that show another symbol afterwards", () => {
    expect([...at(false, 0).startAtMs.keys()]).toEqual(["0:0", "0:2", "0:3"]);
    expect(turnedBy(at(false, 100), 0, 1)).toBeNull();
  });

  it("turn all at once, or one after another from where the symbol lies", () => {
    expect(new Set(at(false, 0).startAtMs.values())).toEqual(new Set([0]));
    const starts = at(true, 0).startAtMs;
    expect(starts.get("0:0")).toBe(0);
    expect(starts.get("0:2")).toBe(0);
    expect(starts.get("0:3")).toBeGreaterThan(0);
  });

  it("are thinnest at the half, and whole again at the end", () => {
    expect(widthShare(0)).toBe(1);
    expect(widthShare(0.5)).toBeCloseTo(0);
    expect(widthShare(1)).toBe(1);
    expect(isTurned(at(true, 360))).toBe(false);
    expect(isTurned(at(true, 490))).toBe(true);
    expect(turnedBy(at(true, 490), 0, 3)).toBe(1);
  });
});
