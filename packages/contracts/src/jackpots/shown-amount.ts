import { currency } from "../money/index.ts";
import { readRate } from "../money/rates.ts";
import type { JackpotView } from "./views.ts";

/** Decimals of `readRate`. */
const SCALE = 10n ** 12n;

/**
 * Returns an amount of a jackpot in the currency that its viewer is shown, in whole smallest units,
 * rounded down. The live messages carry the jackpot's own currency alone.
 */
export function shownJackpotAmount(
  amountCents: number,
  { currency: own, shown }: Pick<JackpotView, "currency" | "shown">,
): number {
  if (own === shown.currency) return amountCents;
  const units = BigInt(currency(shown.currency).subunitsToUnit);
  const ownUnits = BigInt(currency(own).subunitsToUnit);
  return Number((BigInt(amountCents) * readRate(shown.rate) * units) / (SCALE * ownUnits));
}
