import { DEFAULT_LOCALE, type Locale } from "@houselight/contracts";
import { Findings } from "./findings.ts";
import { followLinks } from "./follow-links.ts";
import { type IsKey, keyTeller } from "./message-keys.ts";
import { fetchPage, openSite, type Walker } from "./open-site.ts";
import { addressOfEach, inLocale, localeOf, unopened, WITHOUT_PAGE } from "./site-routes.ts";
import { type Stop, visitPages } from "./visit-pages.ts";

export interface CrawlOptions {
  /** Languages to look at; every one of the site without. */
  readonly locales: readonly Locale[] | null;
  /** The one part to run; both without. */
  readonly only: "http" | "browser" | null;
  say(line: string): void;
}

export interface CrawlResult {
  readonly pages: number;
  readonly findings: Findings;
}

/** Looks at every page of the house: link by link over HTTP, then route by route in a browser. */
export async function runCrawl({ locales, only, say }: CrawlOptions): Promise<CrawlResult> {
  const site = await openSite(say);
  const findings = new Findings();
  try {
    const isKey = keyTeller(site.catalogue);
    const isAsked = (locale: Locale) => locales === null || locales.includes(locale);
    const seen: string[] = [];
    let pages = 0;
    for (const walker of site.walkers) {
      const asked = walker.locales.filter(isAsked);
      // The browser needs to know addresses: one language has them all.
      const walked = only === "browser" ? asked.slice(0, 1) : asked;
      const noted = only === "browser" ? new Findings() : findings;
      const found = await walk(walker, walked, isKey, noted);
      say(`${nameOf(walker)}: ${found.length} pages in ${walked.length} languages over HTTP`);
      seen.push(...found);
      if (only !== "browser") pages += found.length;
    }
    if (only !== "http") {
      const addresses = addressOfEach(seen);
      for (const [route, why] of Object.entries(WITHOUT_PAGE))
        if (!addresses.has(route)) say(`${route} is not opened: ${why}`);
      for (const route of unopened(addresses))
        findings.add("dead_links", `no address is known of ${route}`, "the routes");
      const stops = stopsOf(site.walkers, [...addresses.values()], isAsked);
      say(`opens ${stops.length} pages in a browser`);
      pages += await visitPages(stops, isKey, findings, say);
    }
    return { pages, findings };
  } finally {
    await site.close();
  }
}

const nameOf = ({ origin, role }: Walker): string => `${new URL(origin).hostname} ${role}`;

const walk = (
  walker: Walker,
  locales: readonly Locale[],
  isKey: IsKey,
  findings: Findings,
): Promise<string[]> =>
  followLinks({
    origin: walker.origin,
    who: nameOf(walker),
    starts: locales.map((locale) => inLocale(locale, "/")),
    ask: (path) => fetchPage(walker.origin, path, walker.session),
    // What is no page has no language: files count for all.
    follows: (path) =>
      locales.includes(localeOf(path).locale) ||
      (localeOf(path).locale === DEFAULT_LOCALE && /\.\w+(\?|$)/.test(path)),
    isKey,
    findings,
  });

/**
 * Returns each address once in each language for each kind of visitor. Brands take turns, so that each
 * has its share of all of them.
 */
export function stopsOf(
  walkers: readonly Walker[],
  addresses: readonly string[],
  isAsked: (locale: Locale) => boolean,
): Stop[] {
  const locales = [...new Set(walkers.flatMap((walker) => walker.locales))].filter(isAsked);
  return (["guest", "player"] as const).flatMap((role) =>
    locales.flatMap((locale, turn) => {
      const able = walkers.filter(
        (walker) => walker.role === role && walker.locales.includes(locale),
      );
      return addresses.flatMap((address, index) => {
        const walker = able[(index + turn) % able.length];
        if (!walker) return [];
        const { origin, session } = walker;
        return [{ origin, session, who: nameOf(walker), path: inLocale(locale, address) }];
      });
    }),
  );
}
