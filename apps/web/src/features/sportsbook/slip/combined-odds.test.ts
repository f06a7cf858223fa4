import { expect, it } from "vitest";
import { combinedOdds } from "./combined-odds.ts";

it.each([
  [[2_155], 2_155],
  [[2_150, 3_000], 6_450],
  // 1.333 × 1.333 = 1.776889
  [[1_333, 1_333], 1_770],
  [Array.from({ length: 14 }, () => 1_000_000), 1_000_000_000],
])("of %j together are %d", (odds, together) => expect(combinedOdds(odds)).toBe(together));
