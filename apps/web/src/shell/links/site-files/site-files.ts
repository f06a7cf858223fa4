import { offeredMethods } from "@houselight/contracts/cashbox";
import {
  filterGames,
  type GameView,
  listCollections,
  listProviders,
} from "@houselight/contracts/catalogue";
import { type ClientContextView, getClientContext } from "@houselight/contracts/configuration";
import {
  listContentPages,
  listPageHeads,
  type PageHeadView,
  REG_ONLY,
} from "@houselight/contracts/content";
import type { EndpointOutput } from "@houselight/contracts/endpoint";
import { listJackpots } from "@houselight/contracts/jackpots";
import { DEFAULT_LOCALE, type Locale } from "@houselight/contracts/locales";
import { listLotteries } from "@houselight/contracts/lotteries";
import { listTournaments } from "@houselight/contracts/tournaments";
import { call } from "../../../api/call.ts";
import { isTriedOut, tournamentPath } from "../../../data/engagement/tournaments/tournaments.ts";
import { localeUrl, type SiteAddresses } from "../../../i18n/locale-path.ts";
import { paths as addresses } from "../../../paths.ts";
import { manifestText } from "./manifest.ts";
import { workerText } from "./worker-text.ts";
import { firstName } from "../moved.ts";
import { type PlaceName, placeOf } from "../named-places.ts";
import { pageAddress } from "../page-address.ts";

/** Games are asked for this many at a time, as the house allows. */
const GAMES_AT_ONCE = 100;
/** A sitemap may name 50,000 addresses: each game counts once a language, of which there are at most nine. */
const GAMES_MAX = 5_000;

const HOUR_SECONDS = 3600;

/** Pages of the product itself that a sitemap names. */
const NAMED: readonly PlaceName[] = [
  "main",
  "promoPage",
  "newsList",
  "tournaments",
  "action",
  "activityHub",
  "adventures",
  "arena",
  "leaderboard",
  "spinWheel",
  "bettingMain",
  "vipPage",
  "supportPage",
  "paymentsPage",
];

/** Returns the addresses of these pages, without one that a flag of the house leads elsewhere (FLAG-03). */
export const namedPaths = (flags: ClientContextView["flags"]): readonly string[] =>
  NAMED.filter((name) => name !== "activityHub" || flags.activity_hub).map((name) => placeOf(name));

/**
 * Answers the requests for files of a site that are made anew: `robots.txt`, `sitemap.xml`,
 * manifest and worker, of the host that is asked. Runs inside a page request; null for any other path.
 */
export async function siteFile(path: string): Promise<Response | null> {
  if (path === "/robots.txt")
    return answer("text/plain", robotsText(await call(getClientContext, {})));
  if (path === "/sitemap.xml") return answer("application/xml", await sitemap());
  if (path === "/manifest.webmanifest")
    return answer("application/manifest+json", manifestText(await call(getClientContext, {})));
  if (path === "/sw.js") return answer("text/javascript", await workerText(), "no-cache");
  return null;
}

const answer = (type: string, text: string, cache = `public, max-age=${HOUR_SECONDS}`): Response =>
  new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": cache },
  });

/** Returns what crawlers may read: the pages, and not what the pages call. */
export const robotsText = ({ site_url }: Pick<ClientContextView, "site_url">): string =>
  ["User-agent: *", "Disallow: /api/", `Sitemap: ${site_url}/sitemap.xml`, ""].join("\n");

async function sitemap(): Promise<string> {
  const context = await call(getClientContext, {});
  const { locales } = context.site;
  const [heads, pages, collections, providers, games, jackpots, tournaments, lotteries] =
    await Promise.all([
      writtenHeads(locales),
      writtenPages(locales),
      call(listCollections, {}),
      call(listProviders, {}),
      gamePaths(),
      call(listJackpots, {}),
      call(listTournaments, {}),
      call(listLotteries, {}),
    ]);
  const own = [
    ...namedPaths(context.flags),
    ...collections
      .filter(({ games_count }) => games_count > 0)
      .map(({ identifier }) => firstName(placeOf("categoryGames", identifier))),
    ...providers.map(({ slug }) => placeOf("producersGames", slug)),
    ...games,
    ...jackpots.map(({ identifier }) => addresses.jackpot(identifier)),
    ...tournaments
      .map(({ frontend_identifier }) => frontend_identifier)
      .filter((identifier) => !isTriedOut(identifier))
      .map(tournamentPath),
    ...lotteries.map(({ identifier }) => placeOf("lotteryPage", identifier)),
    ...methodPaths(context),
  ];
  const paths = [...own, ...[...pages.values()].flat()];
  const isOpen = (path: string) => !context.closed_pages.includes(path.split("/")[1] ?? "");
  const isKept = withoutWritten(heads);
  const isThere = asWritten(pages, own);
  return sitemapText(
    context,
    [...new Set(paths)].filter(isOpen),
    (locale, path) => isKept(locale, path) && isThere(locale, path),
  );
}

type HeadsByLocale = ReadonlyMap<string, readonly PageHeadView[]>;
/** Tells whether a sitemap names a page in a language. */
type IsListed = (locale: Locale, path: string) => boolean;

type PagesByLocale = ReadonlyMap<string, readonly string[]>;

/** Reads the addresses of the pages of words that are for everybody, in each language. */
const writtenPages = async (locales: readonly Locale[]): Promise<PagesByLocale> =>
  new Map(
    await Promise.all(
      locales.map(async (l) => {
        const pages = await call(listContentPages, { query: { l } });
        const open = pages.filter(
          ({ hidden, categories }) => !hidden && !categories.includes(REG_ONLY),
        );
        return [l, open.map(pageAddress)] as const;
      }),
    ),
  );

/**
 * Leaves a page of words out in the languages in which it is not there. One under the address of another
 * page (`own`) stands in none (ROUTE-35).
 */
export const asWritten = (pages: PagesByLocale, own: readonly string[]): IsListed => {
  const written = new Set([...pages.values()].flat());
  for (const path of own) written.delete(path);
  return (locale, path) => !written.has(path) || pages.get(locale)?.includes(path) === true;
};

/** Reads what operators wrote for the heads of pages, in each language. */
const writtenHeads = async (locales: readonly Locale[]): Promise<HeadsByLocale> =>
  new Map(
    await Promise.all(
      locales.map(async (l) => [l, await call(listPageHeads, { query: { l } })] as const),
    ),
  );

/** Leaves out what operators keep from search engines, or have them name otherwise (ROUTE-44, SHELL-21). */
export const withoutWritten =
  (heads: HeadsByLocale): IsListed =>
  (locale, path) =>
    !(heads.get(locale) ?? []).some(
      (head) =>
        head.path === path &&
        (head.noindex || (head.canonical !== null && head.canonical !== path)),
    );

/** Returns the pages of the payment methods that are shown in every language, wherever one comes from. */
function methodPaths({ policy, site }: Pick<ClientContextView, "policy" | "site">): string[] {
  const place = { offers: policy.methods, country: null, groups: [] };
  const isEverywhere = (id: string) =>
    site.locales.every((locale) =>
      offeredMethods({ ...place, locale }).some((one) => one.id === id),
    );
  return policy.methods
    .filter(({ id }) => isEverywhere(id))
    .map(({ id }) => `/payments/${encodeURIComponent(id)}`);
}

async function gamePaths(): Promise<string[]> {
  const found: string[] = [];
  let page: number | null = 1;
  while (page !== null && found.length < GAMES_MAX) {
    const { data }: EndpointOutput<typeof filterGames> = await call(filterGames, {
      body: { device: "desktop", filter: {}, page, page_size: GAMES_AT_ONCE },
    });
    found.push(...data.data.map(gamePath));
    page = data.pagination.next_page;
  }
  return found;
}

/** The rocket's tile leads on to a page of its own. */
const gamePath = ({ identifier, run_by }: GameView): string =>
  run_by === "rocket" ? placeOf("rocketChance") : `/play/${identifier}`;

/**
 * Returns the sitemap of a host: each page in each of its languages, which name each other, as far as it
 * is listed in them. A language with another host is named, and listed there.
 */
export function sitemapText(
  site: SiteAddresses & {
    readonly site: Pick<ClientContextView["site"], "locales">;
  },
  paths: readonly string[],
  isListed: IsListed = () => true,
): string {
  const address = (locale: Locale, path: string) => escapeXml(localeUrl(site, locale, path));
  const entry = (path: string): string[] => {
    const locales = site.site.locales.filter((locale) => isListed(locale, path));
    const own = locales.filter((locale) => site.locale_urls[locale] === undefined);
    const alternates = [
      ...locales.map((locale) => [locale, address(locale, path)] as const),
      ...(locales.includes(DEFAULT_LOCALE)
        ? [["x-default", address(DEFAULT_LOCALE, path)] as const]
        : []),
    ].map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`);
    return own.map(
      (locale) => `<url><loc>${address(locale, path)}</loc>${alternates.join("")}</url>`,
    );
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap(entry),
    "</urlset>",
    "",
  ].join("\n");
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
