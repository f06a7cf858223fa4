import { spotOf } from "@houselight/game-maths/craps";
import { useCallback } from "react";
import { useWords } from "../words.ts";

/** Returns what names a spot: "Pass line", "Place 6", "Odds on come 6". */
export function useSpotName(): (key: string) => string {
  const words = useWords();
  return useCallback(
    (key) => {
      const { number } = spotOf(key);
      if (number === null) return words(`spots.${key as "pass"}`);
      const name = key.replace(/-\d+$/, "");
      return words(`numbers.${name as "place"}`, { number });
    },
    [words],
  );
}
