import { convert, type ExchangeRates } from "@houselight/contracts";
import type { Offer } from "../bonus.ts";

const PERCENT = 100n;

/** Returns the bonus that a deposit brings, in its currency: nothing below the least deposit. */
export function bonusOf(
  { percent, amount: most, minDeposit }: Pick<Offer, "percent" | "amount" | "minDeposit">,
  deposit: { readonly amount: bigint; readonly currency: string },
  rates: ExchangeRates,
): bigint {
  const own = (euros: bigint) => convert(euros, "EUR", deposit.currency, rates);
  if (deposit.amount < own(minDeposit)) return 0n;
  const part = (deposit.amount * BigInt(percent ?? 0)) / PERCENT;
  return part < own(most) ? part : own(most);
}
