import type { OfferedStakes } from "../stakes/stake-table.ts";

/** Stakes in hundredths of a euro, multiples of the twenty lines. */
export const LANTERN_TIDE_STAKES: OfferedStakes = {
  stakes: [20, 40, 60, 100, 200, 400, 600, 1_000, 2_000, 5_000, 10_000],
  default_stake: 100,
  max_stake: 10_000,
};
