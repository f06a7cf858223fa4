import type { LanternTideSymbol } from "@houselight/game-maths/lantern-tide";
import { useTranslations } from "use-intl/react";
import type en from "./words/en.json";

declare module "../../i18n/intl-types.ts" {
  interface GameWords {
    "lantern-tide": typeof en;
  }
}

/** Returns the translator of this game's own words. */
export const useWords = () => useTranslations("game.lantern-tide");

/** Returns a function that names a symbol in the visitor's language. */
export function useSymbolName(): (symbol: string) => string {
  const words = useWords();
  return (symbol) => words(`symbols.${symbol as LanternTideSymbol}`);
}
