import type { PrizeBonusView, PrizeView } from "@houselight/contracts/prizes";
import { useFormatter, useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";

/** Returns how a thing that a prize gives is said: `20 free spins`, `€5.00 bonus money`. What is wagered is no cash yet. */
export function useBonusText(): (bonus: PrizeBonusView) => string {
  const t = useTranslations("prizes");
  const money = useMoney();
  return ({ type, amount_cents: amount, currency, freespins_count: count }) =>
    amount === null
      ? t("freespins", { count: count ?? 0 })
      : t(type === "cash" ? "cash" : "money", { amount: money(amount, currency) });
}

/** Returns how a prize is said: all that it gives. */
export function usePrizeText(): (prize: Pick<PrizeView, "bonuses">) => string {
  const text = useBonusText();
  return ({ bonuses }) => bonuses.map(text).join(" + ");
}

/** Returns how a chance from 0 to 1 is said: `40%`, `0.5%`. */
export function useChanceText(): (chance: number) => string {
  const format = useFormatter();
  return (chance) => format.number(chance, { style: "percent", maximumFractionDigits: 2 });
}
