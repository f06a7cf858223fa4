import { findLocale, type Locale } from "@houselight/contracts";
import de from "@houselight/contracts/messages/de.json" with { type: "json" };
import en from "@houselight/contracts/messages/en.json" with { type: "json" };
import enAU from "@houselight/contracts/messages/en-AU.json" with { type: "json" };
import enCA from "@houselight/contracts/messages/en-CA.json" with { type: "json" };
import enNZ from "@houselight/contracts/messages/en-NZ.json" with { type: "json" };
import frCA from "@houselight/contracts/messages/fr-CA.json" with { type: "json" };
import it from "@houselight/contracts/messages/it.json" with { type: "json" };
import no from "@houselight/contracts/messages/no.json" with { type: "json" };

export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Regional files hold what differs from English; the pseudo-locale shows every key (OPEN-30). */
const CATALOGUES: Readonly<Record<Locale, Messages>> = {
  en,
  de: merge(en, de),
  "en-AU": merge(en, enAU),
  "en-CA": merge(en, enCA),
  "fr-CA": merge(en, frCA),
  "en-NZ": merge(en, enNZ),
  no: merge(en, no),
  it: merge(en, it),
  "en-KW": keysOf(en, ""),
};

/** The messages of `{lang}.json`; null when there is no such locale. */
export function messagesOf(file: string): Messages | null {
  const locale = findLocale(file.replace(/\.json$/, ""));
  return locale && CATALOGUES[locale];
}

function merge(under: Messages, over: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] =
      typeof value === "object" && typeof below === "object" ? merge(below, value) : value;
  }
  return merged;
}

function keysOf(messages: Messages, path: string): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => {
      const name = path === "" ? key : `${path}.${key}`;
      return [key, typeof value === "object" ? keysOf(value, name) : name];
    }),
  );
}
