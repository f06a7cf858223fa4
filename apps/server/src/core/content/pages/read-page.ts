import {
  type ContentPageEntry,
  type ContentPageView,
  REG_ONLY,
  signUpAge,
} from "@houselight/contracts";
import { agesOf, licenceOf, placeOf } from "#core/configuration";
import { type HandlerContext, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { escapeHtml } from "../clean-html.ts";
import { builtInPages } from "./built-in-pages.ts";
import { choosePage, localesFor, type PageText, pathsFor, slugOf } from "./page.ts";
import { selectStanding } from "./page-store.ts";

export type Reader = Pick<HandlerContext, "caller" | "host" | "country" | "locale">;

/** Facts that texts name in braces: `{brand}`, `{licence}`, `{age}`, `{email}`. */
type Facts = Readonly<Record<"brand" | "licence" | "age" | "email", string>>;

/** Players who have used the welcome pack read other texts (OPEN-32): nobody has one yet. */
const PACK = null;

/**
 * Reads the page that stands for a visitor now.
 * @throws Refused: page_not_found; page_for_players to guests.
 */
export async function readPage(
  house: House,
  reader: Reader,
  slug: string,
  locale: string,
): Promise<ContentPageView> {
  const paths = pathsFor(slug, licenceCode(reader), PACK);
  const locales = localesFor(locale);
  const stored = await selectStanding(house.database, house.clock.now(), { paths, locales });
  const text = choosePage(withBuiltIn(stored), paths, locales);
  if (!text) throw new Refused("page_not_found");
  if (!reader.caller && isForPlayers(text)) throw new Refused("page_for_players");
  return pageView(text, factsFor(reader));
}

/** Lists the pages that stand for a visitor now, by slug. Guests are not told of those for players. */
export async function listPages(
  house: House,
  reader: Reader,
  locale: string,
): Promise<ContentPageEntry[]> {
  const locales = localesFor(locale);
  const stored = await selectStanding(house.database, house.clock.now(), { paths: null, locales });
  const texts = withBuiltIn(stored);
  const slugs = [...new Set(texts.map(({ path }) => slugOf(path)))].toSorted();
  return slugs.flatMap((slug) => {
    const own = texts.filter(({ path }) => slugOf(path) === slug);
    const text = choosePage(own, pathsFor(slug, licenceCode(reader), PACK), locales);
    return text && (reader.caller || !isForPlayers(text))
      ? [entryView(text, factsFor(reader))]
      : [];
  });
}

/** A text of the operators comes first: for its path and locale the product's is not looked at. */
const withBuiltIn = (stored: readonly PageText[]): readonly PageText[] => [
  ...stored,
  ...builtInPages(),
];

const isForPlayers = ({ categories }: PageText): boolean => categories.includes(REG_ONLY);

const licenceCode = ({ caller, host, country, locale }: Reader): string =>
  caller?.licence ?? placeOf(host, country, locale).licence;

export function factsFor(reader: Reader): Facts {
  const { brand } = placeOf(reader.host, reader.country);
  const licence = licenceOf(licenceCode(reader));
  return {
    brand: brand.name,
    licence: licence.name,
    age: String(signUpAge(agesOf(licence), reader.country)),
    email: brand.support_email,
  };
}

/** Puts facts into a text; a name that stands for none is left as it is. */
const withFacts = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as keyof Facts] : hole,
  );

const entryView = (text: PageText, facts: Facts): ContentPageEntry => ({
  id: text.id,
  slug: slugOf(text.path),
  path: text.path,
  title: withFacts(text.title, facts),
  categories: [...text.categories],
  hidden: text.hidden,
});

/** Returns a page as visitors read it: its facts stand in place, inside HTML as mere text. */
export function pageView(text: PageText, facts: Facts): ContentPageView {
  const names = Object.keys(facts) as (keyof Facts)[];
  const escaped = Object.fromEntries(names.map((name) => [name, escapeHtml(facts[name])])) as Facts;
  return {
    ...entryView(text, facts),
    content: withFacts(text.content, escaped),
    language: text.locale,
    meta: { mainContent: withFacts(text.mainContent, facts), json: { ...text.parameters } },
    json: text.json,
    code: text.id === 0 ? null : `v${text.id}`,
  };
}
