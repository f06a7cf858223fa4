import { findLocale, LOCALES, type Locale, PSEUDO_LOCALE } from "@houselight/contracts";
import de from "@houselight/contracts/messages/de.json" with { type: "json" };
import en from "@houselight/contracts/messages/en.json" with { type: "json" };
import enAU from "@houselight/contracts/messages/en-AU.json" with { type: "json" };
import enCA from "@houselight/contracts/messages/en-CA.json" with { type: "json" };
import enNZ from "@houselight/contracts/messages/en-NZ.json" with { type: "json" };
import frCA from "@houselight/contracts/messages/fr-CA.json" with { type: "json" };
import it from "@houselight/contracts/messages/it.json" with { type: "json" };
import no from "@houselight/contracts/messages/no.json" with { type: "json" };

import type { BuiltWords, Messages } from "./built-words.ts";

/** Regional files hold what differs from English (OPEN-30). */
const FILES: Readonly<Partial<Record<Locale, Messages>>> = {
  en,
  de,
  "en-AU": enAU,
  "en-CA": enCA,
  "fr-CA": frCA,
  "en-NZ": enNZ,
  no,
  it,
};

type Catalogues = Readonly<Record<Locale, Messages>>;

/** Catalogues by the id of a brand that has words of its own; the rest read those of the site. */
export interface BrandCatalogues {
  readonly site: Catalogues;
  readonly brands: ReadonlyMap<string, Catalogues>;
}

/**
 * Makes the catalogue of every locale for the site and for each brand, the words of games under
 * `game.<slug>`. What a locale lacks is said in English, what a brand does not say as the site says
 * it; the pseudo-locale shows every key (OPEN-30).
 */
export function makeCatalogues({ games, brands }: BuiltWords): BrandCatalogues {
  const site = siteCatalogues(games);
  const ofBrand = (words: Readonly<Record<string, Messages>>): Catalogues =>
    byLocale((locale) =>
      locale === PSEUDO_LOCALE
        ? site[locale]
        : wordsIn(words, locale).reduce((under, over) => merge(under, over), site[locale]),
    );
  return {
    site,
    brands: new Map(Object.entries(brands).map(([id, words]) => [id, ofBrand(words)])),
  };
}

const byLocale = (make: (locale: Locale) => Messages): Catalogues =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Catalogues;

/** Returns a brand's words for a locale: those of its language, then those of its region. */
function wordsIn(words: Readonly<Record<string, Messages>>, locale: Locale): Messages[] {
  const names = new Set([locale.split("-")[0] ?? locale, locale]);
  return [...names].flatMap((name) => (words[name] ? [words[name]] : []));
}

function siteCatalogues(games: BuiltWords["games"]): Catalogues {
  const own = (locale: Locale): Messages => ({
    ...FILES[locale],
    game: Object.fromEntries(
      Object.entries(games).map(([slug, words]) => [slug, words[locale] ?? {}]),
    ),
  });
  const english = own("en");
  return byLocale((locale) =>
    locale === PSEUDO_LOCALE ? keysOf(english, "") : merge(english, own(locale)),
  );
}

/**
 * Finds the messages of `{lang}.json` in the words of a brand, without those of games, or those of one game alone.
 * Returns null when there is no such locale or game.
 */
export function findMessages(
  catalogues: BrandCatalogues,
  brand: string,
  file: string,
  game?: string,
): Messages | null {
  const locale = findLocale(file.replace(/\.json$/, ""));
  if (!locale) return null;
  const messages = (catalogues.brands.get(brand) ?? catalogues.site)[locale];
  const { game: words, ...site } = messages;
  if (game === undefined) return site;
  const own = typeof words === "object" && Object.hasOwn(words, game) ? words[game] : undefined;
  return own === undefined ? null : { game: { [game]: own } };
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
