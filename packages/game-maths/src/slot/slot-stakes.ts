import type { OfferedStakes } from "../stakes/stake-table.ts";

/** Stakes of a slot in multiples of the least one. */
const STEPS = [1, 2, 3, 5, 10, 20, 30, 50, 100, 250, 500];
/** The least stake is a fifth of a euro or the next whole one above it, the most 100 euro. */
const LEAST = 20;
const MOST = 10_000;

/** Returns the stakes of a slot in hundredths of a euro, each a whole value of a coin. */
export function slotStakes(price: number): OfferedStakes {
  const least = price * Math.ceil(LEAST / price);
  const stakes = STEPS.map((step) => step * least).filter((stake) => stake <= MOST);
  return { stakes, default_stake: 5 * least, max_stake: Math.max(...stakes) };
}
