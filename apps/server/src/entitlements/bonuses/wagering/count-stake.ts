import type { Terms } from "../bonus.ts";

/** A settled round as it counts for a bonus. */
export interface Round {
  /** Cash and bonus money, in smallest units of the bonus's currency. */
  readonly stake: bigint;
  /** The same in hundredths of a euro. */
  readonly stakeEur: bigint;
  readonly kind: "slots" | "other";
}

const PERCENT = 100n;

/**
 * Returns how much of a round's stake counts towards the requirement, rounded down. A stake above the
 * largest that counts, counts nothing.
 */
export function countedStake(
  { stake, stakeEur, kind }: Round,
  {
    maxStake,
    slotsPercent,
    otherPercent,
  }: Pick<Terms, "maxStake" | "slotsPercent" | "otherPercent">,
): bigint {
  if (stakeEur > maxStake) return 0n;
  return (stake * BigInt(kind === "slots" ? slotsPercent : otherPercent)) / PERCENT;
}
