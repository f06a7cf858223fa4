import { useTranslations } from "use-intl/react";
import type en from "./words/en.json";

declare module "../../i18n/intl-types.ts" {
  interface GameWords {
    craps: typeof en;
  }
}

/** Returns the translator of this game's own words. */
export const useWords = () => useTranslations("game.craps");
