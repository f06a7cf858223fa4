import {
  convert,
  type ExchangeRates,
  thresholdsOf,
  type VipStatusProgressView,
} from "@houselight/contracts";
import type { Sums } from "./points/quarter-store.ts";
import { statusOf } from "./standing.ts";

const PERCENT = 100n;

/** Returns what was staked in all currencies, in hundredths of a euro. */
export const euroBets = (sums: readonly Sums[], rates: ExchangeRates): bigint =>
  sums.reduce((total, { currency, bets }) => total + convert(bets, currency, "EUR", rates), 0n);

/** Returns how far a part has come of a whole, in percent, at most all of it. */
const percentOf = (part: bigint, whole: bigint): bigint =>
  part >= whole ? PERCENT : (part * PERCENT) / whole;

/** Returns the progress of a player in the currency that the player plays in (VIP-03, CASHBOX-16). */
export function progressOf(
  sums: readonly Sums[],
  { rank, earned, currency }: { rank: number; earned: number; currency: string },
  rates: ExchangeRates,
): VipStatusProgressView {
  const total = (part: (one: Sums) => bigint) =>
    sums.reduce((sum, one) => sum + convert(part(one), one.currency, currency, rates), 0n);
  const deposits = total((one) => one.deposits);
  const bets = total((one) => one.bets);
  const thresholds = thresholdsOf(currency, rates);
  const percent = (percentOf(deposits, thresholds.deposit) + percentOf(bets, thresholds.bet)) / 2n;
  const current = statusOf(rank);
  const next = statusOf(Math.max(0, rank) + 1) as VipStatusProgressView["nextStatus"] | undefined;
  return {
    currency,
    currentStatus: current,
    activeStatus: statusOf(earned),
    nextStatus: next ?? null,
    depositThresholdCents: Number(thresholds.deposit),
    depositAmountCents: Number(deposits),
    betSumThresholdCents: Number(thresholds.bet),
    betSumCents: Number(bets),
    overallProgress: Number(percent),
  };
}
