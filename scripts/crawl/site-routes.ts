import { DEFAULT_LOCALE, findLocale, type Locale } from "@houselight/contracts";
import { routes } from "@houselight/web/routes";

interface Node {
  readonly path?: string;
  readonly children?: readonly object[];
}

/** Every pattern of an address that the site has: `/live/$slug`. The lobby's is `/`. */
export const ROUTES: readonly string[] = ["/", ...patternsBelow([routes as Node])];

function patternsBelow(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ path, children }) => [
    ...(path ? [path] : []),
    ...patternsBelow((children ?? []) as readonly Node[]),
  ]);
}

/** Addresses of routes to which nothing in the site leads: second names, and what comes from elsewhere. */
const NOT_LINKED: Readonly<Record<string, string>> = {
  "/pokies/$slug": "/pokies/all",
  "/live/$slug": "/live/all",
  "/categories/$slug": "/categories/new",
  "/categories/$slug/$page": "/categories/new/1",
  "/games/$slug": "/games/new",
  "/producers/$slug/$page": "/producers/foldhouse/1",
  "/play/$producer/$name/sfu": "/play/foldhouse/lantern-tide/sfu",
  "/profile/games-history/$producer/$name": "/profile/games-history/foldhouse/lantern-tide",
  "/accounts/$account/deposit": "/accounts/1/deposit",
  "/guest/$": "/guest/sign-in",
  "/popup/$name": "/popup/vip-level-info",
};

/** Routes that no address opens as a page, and why. Each leaves this list when it gets its first page. */
export const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  "/bonus/$id": "the player of the crawl has no bonus",
  "/auth/$provider/callback": "a provider's answer alone opens it, once",
};

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);
const isOptional = (segment: string): boolean => segment.startsWith("{-");

/** Splits the locale off a path: `/de/vip` is German `/vip`. */
export function localeOf(path: string): { locale: Locale; path: string } {
  const [pathname = "/", query] = path.split("?");
  const [first = "", ...rest] = segmentsOf(pathname);
  const locale = findLocale(first);
  if (!locale) return { locale: DEFAULT_LOCALE, path };
  return { locale, path: `/${rest.join("/")}${query === undefined ? "" : `?${query}`}` };
}

/** Puts the locale before a path; the default one has no prefix. */
export const inLocale = (locale: Locale, path: string): string =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path === "/" ? "" : path}`;

function takes(pattern: string, path: string): boolean {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path.split("?")[0] ?? "")];
  const required = wanted.filter((segment) => !isOptional(segment));
  if (given.length > wanted.length || given.length < required.length) return false;
  return given.every((segment, at) => wanted[at]?.includes("$") || wanted[at] === segment);
}

/** Tells how exactly a pattern names an address: one that says a word outright comes first. */
const exactness = (pattern: string): number =>
  segmentsOf(pattern).filter((segment) => !segment.includes("$")).length;

/** Returns the pattern that serves a path; null for a path of none. */
function patternOf(path: string): string | null {
  const fitting = ROUTES.filter((pattern) => takes(pattern, path));
  return fitting.toSorted((one, other) => exactness(other) - exactness(one))[0] ?? null;
}

/**
 * Returns an address for each pattern, without its locale: itself where nothing in it is open, the first
 * of `seen` that it serves, or one that is known to be there. A pattern without any is left out.
 */
export function addressOfEach(seen: readonly string[]): ReadonlyMap<string, string> {
  const byPattern = new Map<string, string>();
  const bare = seen.map((path) => localeOf(path).path).toSorted();
  for (const path of bare) {
    const pattern = patternOf(path);
    if (pattern !== null && !byPattern.has(pattern)) byPattern.set(pattern, path);
  }
  const own = (pattern: string): string | undefined => {
    const closed = segmentsOf(pattern).filter((segment) => !isOptional(segment));
    return closed.some((segment) => segment.includes("$")) ? undefined : `/${closed.join("/")}`;
  };
  return new Map(
    ROUTES.flatMap((pattern) => {
      const address = own(pattern) ?? byPattern.get(pattern) ?? NOT_LINKED[pattern];
      return address === undefined ? [] : [[pattern, address] as const];
    }),
  );
}

/** Lists the routes of which no address is known, though they should have one. */
export const unopened = (addresses: ReadonlyMap<string, string>): readonly string[] =>
  ROUTES.filter((route) => !addresses.has(route) && !Object.hasOwn(WITHOUT_PAGE, route));
