import { type SystemName, systemName } from "@houselight/sports-maths/bets";
import { useTranslations } from "use-intl/react";

/** Names of systems, which are the trade's in every language. */
const NAMES: Readonly<Record<SystemName, string>> = {
  trixie: "Trixie",
  patent: "Patent",
  yankee: "Yankee",
  lucky_15: "Lucky 15",
  canadian: "Canadian",
  lucky_31: "Lucky 31",
  heinz: "Heinz",
  lucky_63: "Lucky 63",
  super_heinz: "Super Heinz",
  goliath: "Goliath",
};

/** Returns how a system of so many selections is named: by the trade's name, else by its sizes. */
export function useSystemName(): (legs: number, sizes: readonly number[]) => string {
  const t = useTranslations("sportsbook.system");
  return (legs, sizes) => {
    const name = systemName(legs, sizes);
    return name ? NAMES[name] : sizes.map((size) => t("size", { size })).join(" + ");
  };
}
