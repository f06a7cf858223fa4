import { pocketColour, pocketName, type RouletteSpot } from "@houselight/game-maths/roulette";
import { useCallback } from "react";
import { useTranslations } from "use-intl/react";

/** Returns a function that names a spot: "Split 17, 20". */
export function useSpotName(): (spot: RouletteSpot) => string {
  const t = useTranslations("games.roulette.spots");
  return useCallback(
    ({ key, kind, numbers }) => {
      switch (kind) {
        case "column":
        case "dozen":
          return t(kind, { which: key.slice(-1) });
        case "red_black":
        case "odd_even":
        case "low_high":
          return t(key as "red");
        default:
          return t(kind, { numbers: numbers.map(pocketName).join(", ") });
      }
    },
    [t],
  );
}

/** Returns a function that names a number with its colour: "17 black", "00 green". */
export function useResultName(): (number: number) => string {
  const t = useTranslations("games.roulette");
  return useCallback(
    (number) =>
      t("result", { number: pocketName(number), colour: t(`colours.${pocketColour(number)}`) }),
    [t],
  );
}
