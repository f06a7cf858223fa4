import { CURRENCIES, decimalAmount } from "@houselight/contracts";

/** Writes an amount for the people who read cases: `100.01 EUR`. A provider may name a currency that the house does not know. */
export const amountText = (amount: bigint, currency: string): string =>
  Object.hasOwn(CURRENCIES, currency)
    ? `${decimalAmount(amount, currency)} ${currency}`
    : `${amount} smallest units of ${currency}`;
