import { useTranslations } from "use-intl/react";

/** Words that every slot has of its own: the names of its symbols. All else is told from its sheet. */
interface SlotWords {
  readonly symbols: Readonly<Record<string, string>>;
}

declare module "../../i18n/intl-types.ts" {
  interface GameWords {
    /** Stands for the slug of any slot. */
    "a-slot": SlotWords;
  }
}

/** Returns a function that names a slot's symbols in the visitor's language. */
export function useSymbolName(slug: string): (symbol: string) => string {
  const words = useTranslations(`game.${slug}` as "game.a-slot");
  return (symbol) => words(`symbols.${symbol}`);
}
