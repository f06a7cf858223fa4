import { expect, it } from "vitest";
import { tickedBy, TICKING_MS } from "./ticking.ts";

it("sets every cell ticking at once, neighbours against each other, and runs down", () => {
  const first = [0, 1, 2].flatMap((reel) => [0, 1, 2].map((row) => tickedBy(0, reel, row)));
  expect(first.every((angle) => Math.abs(angle) > 0.1)).toBe(true);
  expect(Math.sign(tickedBy(0, 0, 0))).toBe(-Math.sign(tickedBy(0, 0, 1)));
  expect(Math.sign(tickedBy(0, 0, 0))).toBe(-Math.sign(tickedBy(0, 1, 0)));
  expect(Math.sign(tickedBy(0, 0, 0))).toBe(-Math.sign(tickedBy(TICKING_MS / 8, 0, 0)));
  expect(Math.abs(tickedBy((TICKING_MS * 6) / 8, 0, 0))).toBeLessThan(Math.abs(tickedBy(0, 0, 0)));
  expect(tickedBy(TICKING_MS, 0, 0)).toBe(0);
});
