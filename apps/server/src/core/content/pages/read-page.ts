import {
  type ContentPageEntry,
  type ContentPageView,
  type ContentSnippetView,
  GROUPS,
  REG_ONLY,
  signUpAge,
  SNIPPET,
} from "@houselight/contracts";
import { groupsOf } from "#core/accounts";
import { agesOf, closedPages, licenceOf, placeOf } from "#core/configuration";
import { type HandlerContext, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { escapeHtml } from "../clean-html.ts";
import { builtInPages } from "./built-in-pages.ts";
import { choosePage, localesFor, type PageText, pathsFor, slugOf } from "./page.ts";
import { selectStanding } from "./page-store.ts";
import { listStanding } from "./standing-texts.ts";

export type Reader = Pick<HandlerContext, "caller" | "host" | "country" | "locale">;

/** Facts that texts name in braces: `{brand}`, `{licence}`, `{age}`, `{email}`. */
type Facts = Readonly<Record<"brand" | "licence" | "age" | "email", string>>;

/** Returns the state of a player's welcome pack in the paths of texts (OPEN-32); null until it is used. */
const packOf = async (house: House, { caller }: Reader): Promise<string | null> =>
  caller && (await groupsOf(house, caller.id)).includes(GROUPS.welcomeUsed) ? "welcome-used" : null;

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
  const paths = pathsFor(slug, licenceCode(reader), await packOf(house, reader));
  const locales = localesFor(locale);
  const stored = await selectStanding(house.database, house.clock.now(), { paths, locales });
  const text = choosePage(withBuiltIn(stored), paths, locales);
  if (!text || isSnippet(text) || (await hiddenPages(house, reader)).has(slug))
    throw new Refused("page_not_found");
  if (!reader.caller && isForPlayers(text)) throw new Refused("page_for_players");
  return pageView(text, factsFor(reader));
}

/** Lists the pages that stand for a visitor now, by slug. Guests are not told of those for players. */
export const listPages = async (
  house: House,
  reader: Reader,
  locale: string,
): Promise<ContentPageEntry[]> =>
  (await standingTexts(house, reader, locale))
    .filter((text) => !isSnippet(text))
    .map((text) => entryView(text, factsFor(reader)));

/** Lists the snippets that stand for a visitor now, by slug. */
export async function listSnippets(
  house: House,
  reader: Reader,
  locale: string,
): Promise<ContentSnippetView[]> {
  const facts = factsFor(reader);
  return (await standingTexts(house, reader, locale)).filter(isSnippet).map((text) => {
    const { id, slug, title, content, language } = pageView(text, facts);
    return { id, slug, title, content, language };
  });
}

/** Reads the texts that serve a visitor now, one for each slug: none that is disabled or for others. */
async function standingTexts(house: House, reader: Reader, locale: string): Promise<PageText[]> {
  const locales = localesFor(locale);
  const texts = withBuiltIn(await listStanding(house, locales));
  const closed = await hiddenPages(house, reader);
  const slugs = [...new Set(texts.map(({ path }) => slugOf(path)))]
    .filter((slug) => !closed.has(slug))
    .toSorted();
  const pack = await packOf(house, reader);
  return slugs.flatMap((slug) => {
    const own = texts.filter(({ path }) => slugOf(path) === slug);
    const text = choosePage(own, pathsFor(slug, licenceCode(reader), pack), locales);
    return text && (reader.caller || !isForPlayers(text)) ? [text] : [];
  });
}

/** The pages that are disabled, for all but testers (AUTH-30). */
async function hiddenPages(house: House, { caller }: Reader): Promise<ReadonlySet<string>> {
  const closed = await closedPages(house);
  if (closed.length === 0 || !caller) return new Set(closed);
  const groups = await groupsOf(house, caller.id);
  return new Set(groups.includes(GROUPS.tester) ? [] : closed);
}

/** A text of the operators comes first: for its path and locale the product's is not looked at. */
const withBuiltIn = (stored: readonly PageText[]): readonly PageText[] => [
  ...stored,
  ...builtInPages(),
];

const isSnippet = ({ categories }: PageText): boolean => categories.includes(SNIPPET);

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
export const withFacts = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as keyof Facts] : hole,
  );

function entryView(text: PageText, facts: Facts): ContentPageEntry {
  const { bannerImage } = text.json;
  const named = Object.entries(text.json.variables ?? {}).filter(([name]) =>
    `${text.title}${text.mainContent}`.includes(`{${name}`),
  );
  return {
    id: text.id,
    slug: slugOf(text.path),
    path: text.path,
    title: withFacts(text.title, facts),
    categories: [...text.categories],
    hidden: text.hidden,
    meta: { mainContent: withFacts(text.mainContent, facts) },
    json: {
      ...(named.length > 0 ? { variables: Object.fromEntries(named) } : {}),
      ...(bannerImage ? { bannerImage } : {}),
    },
  };
}

/** Returns a page as visitors read it: its facts stand in place, inside HTML as mere text. */
export function pageView(text: PageText, facts: Facts): ContentPageView {
  const names = Object.keys(facts) as (keyof Facts)[];
  const escaped = Object.fromEntries(names.map((name) => [name, escapeHtml(facts[name])])) as Facts;
  const entry = entryView(text, facts);
  return {
    ...entry,
    content: withFacts(text.content, escaped),
    language: text.locale,
    meta: { ...entry.meta, json: { ...text.parameters } },
    json: text.json,
    code: text.id === 0 ? null : `v${text.id}`,
  };
}
