import { MAGNITUDES } from "./magnitudes.ts";

/** The stakes of a game in one currency, smallest units. */
export interface OfferedStakes {
  /** Ascending; the chips of a table. */
  readonly stakes: readonly number[];
  readonly default_stake: number;
  /** Largest total stake of one round. */
  readonly max_stake: number;
}

/**
 * Makes the stakes of a game in every currency from those in hundredths of a euro.
 * Returns null for a currency that is not offered.
 */
export function stakeTable(hundredths: OfferedStakes): (currency: string) => OfferedStakes | null {
  const known = new Map<string, OfferedStakes>();
  for (const [currency, magnitude] of Object.entries(MAGNITUDES)) {
    known.set(currency, {
      stakes: hundredths.stakes.map((stake) => stake * magnitude),
      default_stake: hundredths.default_stake * magnitude,
      max_stake: hundredths.max_stake * magnitude,
    });
  }
  return (currency) => known.get(currency) ?? null;
}
