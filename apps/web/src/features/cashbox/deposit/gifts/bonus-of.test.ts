import { expect, it } from "vitest";
import { bonusOf } from "./bonus-of.ts";

const half = { percent: 50, max_bonus_cents: 5_000, min_deposit_cents: 2_000 };

it.each([
  [1_999n, 0n],
  [2_000n, 1_000n],
  [2_001n, 1_000n],
  [10_000n, 5_000n],
  [10_001n, 5_000n],
])("OPEN-47: a deposit of %i brings %i", (deposit, bonus) =>
  expect(bonusOf(half, deposit)).toBe(bonus),
);

it("OPEN-47: brings a part without a bound, or a fixed amount", () => {
  expect(bonusOf({ ...half, max_bonus_cents: null }, 90_000n)).toBe(45_000n);
  expect(bonusOf({ ...half, percent: null }, 2_000n)).toBe(5_000n);
  expect(bonusOf({ ...half, percent: null, max_bonus_cents: null }, 2_000n)).toBe(0n);
});
