import type { RouletteSpot } from "@houselight/game-maths/european-roulette";
import { useTranslations } from "use-intl/react";

/** Returns a function that names a spot: "Split 17, 20". */
export function useSpotName(): (spot: RouletteSpot) => string {
  const t = useTranslations("game.european-roulette.spots");
  return ({ key, kind, numbers }) => {
    switch (kind) {
      case "column":
      case "dozen":
        return t(kind, { which: key.slice(-1) });
      case "red_black":
      case "odd_even":
      case "low_high":
        return t(key as "red");
      default:
        return t(kind, { numbers: numbers.join(", ") });
    }
  };
}
