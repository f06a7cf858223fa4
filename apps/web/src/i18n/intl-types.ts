import type { Locale } from "@houselight/contracts/locales";
import type messages from "@houselight/contracts/messages/en.json";

/** Message keys are checked against the English catalogue. */
declare module "use-intl/core" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
