import { formatMoney, formatUnits } from "@houselight/contracts/money";
import { useLocale } from "use-intl/react";

type Formatter = (amount: bigint | number, code: string) => string;

/** Formats smallest units in the visitor's language: `(123456, "EUR")` gives `€1,234.56`. */
export function useMoney(): Formatter {
  const locale = useLocale();
  return (amount, code) => formatMoney(amount, code, { locale });
}

/**
 * Formats like `useMoney`, but coins in whole units, as wallets and the cashbox's own fields take
 * them: `(56000, "BTC")` gives `0.00056 BTC` where a balance shows `560 µBTC`.
 */
export function useUnitMoney(): Formatter {
  const locale = useLocale();
  return (amount, code) => formatUnits(amount, code, locale);
}

/** Formats like `useMoney`, with a plus before what came in. */
export function useSignedMoney(): Formatter {
  const locale = useLocale();
  return (amount, code) => formatMoney(amount, code, { locale, sign: "always" });
}
