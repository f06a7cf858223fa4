import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useOddsFormat } from "../../../data/engagement/sportsbook/odds/odds-format.ts";
import { oddsText } from "../../../data/engagement/sportsbook/odds/odds-text.ts";
import { type MarketWords, marketWords } from "./market-words.ts";

/** Returns how markets and selections are named in the visitor's language. */
export function useMarketWords(): MarketWords {
  const t = useTranslations();
  const locale = useLocale();
  return useMemo(() => marketWords(t, locale), [t, locale]);
}

/** Returns how odds in thousandths are shown in this browser (SPORT-04). */
export function useOddsText(): (odds: number) => string {
  const format = useOddsFormat();
  const locale = useLocale();
  return (odds) => oddsText(odds, format, locale);
}
