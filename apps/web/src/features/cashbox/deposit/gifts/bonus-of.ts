import type { DepositGiftView } from "@houselight/contracts/bonuses";

const PERCENT = 100n;

/** Returns what a deposit brings as a bonus, in smallest units of the gift's currency: nothing below the least deposit. */
export function bonusOf(
  {
    percent,
    max_bonus_cents: most,
    min_deposit_cents: least,
  }: Pick<DepositGiftView, "percent" | "max_bonus_cents" | "min_deposit_cents">,
  deposit: bigint,
): bigint {
  if (deposit < BigInt(least)) return 0n;
  const bound = most === null ? null : BigInt(most);
  if (percent === null) return bound ?? 0n;
  const part = (deposit * BigInt(percent)) / PERCENT;
  return bound !== null && part > bound ? bound : part;
}
