import { useTranslations } from "use-intl/react";

/** Returns how sports are named; one that has no word is named by its slug. */
export function useSportName(): (sport: string) => string {
  const t = useTranslations("sportsbook");
  return (sport) => (sport === "football" ? t("football") : sport);
}
