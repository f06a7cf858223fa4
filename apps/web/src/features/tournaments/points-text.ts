import { formatMoney } from "@houselight/contracts/money";
import type { Scoring } from "@houselight/contracts/tournaments";
import { useLocale } from "use-intl/react";

/** A multiplier is counted in hundredths. */
const HUNDREDTHS = 100;

/** Says points as what they count: euros, or how many times a stake one round has paid (`×12.34`). */
export function pointsText(points: number, scoring: Scoring, locale: string): string {
  if (scoring !== "multiplier") return formatMoney(points, "EUR", { locale });
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `×${new Intl.NumberFormat(locale, digits).format(points / HUNDREDTHS)}`;
}

/** Returns how points are said in the visitor's language. */
export function usePointsText(): (points: number, scoring: Scoring) => string {
  const locale = useLocale();
  return (points, scoring) => pointsText(points, scoring, locale);
}
