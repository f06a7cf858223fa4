import type { Locale } from "@houselight/contracts/locales";
import type messages from "@houselight/contracts/messages/en.json";

/** The words of the games by slug; each game adds its own line in its folder (`words.ts`). @public */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface GameWords {}

/** Message keys are checked against the English catalogue. */
declare module "use-intl/core" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages & { readonly game: GameWords };
  }
}
