import { formatMoney } from "@houselight/contracts/money";
import { useLocale } from "use-intl/react";

/** Formats smallest units in the visitor's language: `(123456, "EUR")` gives `€1,234.56`. */
export function useMoney(): (amount: bigint | number, currency: string) => string {
  const locale = useLocale();
  return (amount, currency) => formatMoney(amount, currency, { locale });
}
