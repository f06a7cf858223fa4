import { expect, it } from "vitest";
import { nearestStake } from "./spin-stake.ts";

it.each([
  [[10, 20, 50], 20n, 20n],
  [[10, 20, 50], 24n, 20n],
  // Of two that are equally near, the lower one.
  [[10, 20, 50], 35n, 20n],
  [[50, 20, 10], 15n, 10n],
  [[10, 20, 50], 36n, 50n],
  [[10, 20, 50], 1n, 10n],
  [[10, 20, 50], 9_000n, 50n],
])("of %o, %d is nearest to %d", (stakes, wanted, nearest) =>
  expect(nearestStake(stakes, wanted)).toBe(nearest),
);

it("has no stake where none is offered", () =>
  expect(() => nearestStake([], 1n)).toThrow(/one stake or more/));
