import { expect } from "vitest";
import type { FeltLayout, SpotPlace } from "./felt-layout.ts";

const ROUNDING = 1e-9;

const apart = (a: SpotPlace, b: SpotPlace): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - ROUNDING ||
  Math.abs(a.y - b.y) >= (a.height + b.height) / 2 - ROUNDING;

/** Expects that no cell covers another, nor a spot on a line another one, and that all lie on the felt. */
export function expectSoundFelt({ across, down, places, first }: FeltLayout): void {
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
  expect(places.some(({ key }) => key === first)).toBe(true);
  for (const { key, x, y, width, height } of places) {
    expect(x - width / 2, key).toBeGreaterThanOrEqual(-ROUNDING);
    expect(x + width / 2, key).toBeLessThanOrEqual(across + ROUNDING);
    expect(y - height / 2, key).toBeGreaterThanOrEqual(-ROUNDING);
    expect(y + height / 2, key).toBeLessThanOrEqual(down + ROUNDING);
  }
  for (const [index, a] of places.entries()) {
    for (const b of places.slice(index + 1)) {
      if ((a.onLine ?? false) !== (b.onLine ?? false)) continue;
      expect(apart(a, b), `${a.key} and ${b.key}`).toBe(true);
    }
  }
}
