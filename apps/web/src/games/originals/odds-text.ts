import { type Fraction, fractionToNumber } from "@houselight/game-maths/proof";
import { paymentRange } from "@houselight/game-maths/originals";
import { useLocale, useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";

export interface OddsText {
  /** Writes a chance in per cent, a small one with the digits that count. */
  chance(chance: Fraction): string;
  /** Writes a multiple of the stake: `1.98 ×`. */
  multiple(multiple: Fraction): string;
  /** Writes what a multiple of a stake pays: one amount, or the two between which is drawn. */
  payment(stakeCents: number, multiple: Fraction, currency: string): string;
}

/** Returns how odds and pays are written in the visitor's language. */
export function useOddsText(): OddsText {
  const t = useTranslations("games.originals");
  const locale = useLocale();
  const money = useMoney();
  const number = (value: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(locale, options).format(value);
  return {
    chance: (chance) => {
      const share = fractionToNumber(chance);
      const digits: Intl.NumberFormatOptions =
        share >= 0.01 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 3 };
      return number(share, { style: "percent", ...digits });
    },
    multiple: (multiple) =>
      t("times", { multiple: number(fractionToNumber(multiple), { maximumFractionDigits: 4 }) }),
    payment: (stakeCents, multiple, currency) => {
      const { low, high } = paymentRange(BigInt(stakeCents), multiple);
      return low === high
        ? money(low, currency)
        : t("either", { low: money(low, currency), high: money(high, currency) });
    },
  };
}
