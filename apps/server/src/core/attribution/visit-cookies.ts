import {
  DEFAULT_AFFILIATE,
  SEARCH_AFFILIATE,
  STAG,
  type UtmMetrics,
  utmMetrics,
} from "@houselight/contracts";

/** Cookies of a visit as the browser sends them: a stranger's text. */
export interface VisitCookies {
  readonly stag: string | null;
  readonly affiliate: string | null;
  readonly utm: string | null;
}

/** Origin of a visitor. */
export interface Visit {
  readonly stag: string | null;
  readonly affiliate: number;
  readonly first: UtmMetrics;
  readonly current: UtmMetrics;
}

/** Says of a landing how it came about. */
export interface Landing {
  readonly utmMetrics: UtmMetrics;
  readonly stag: string | undefined;
  /** Host of the page that led here; null where there is none, or it is ours. */
  readonly referrer: string | null;
}

const SEARCH_ENGINES = new Set([
  "google",
  "bing",
  "duckduckgo",
  "yahoo",
  "yandex",
  "ecosia",
  "baidu",
  "startpage",
  "qwant",
]);

/** Second labels below which countries give names out: `google.co.uk`. */
const BELOW_COUNTRIES = new Set(["co", "com", "net", "org"]);

/** Returns true for the host of a search engine, `www.google.de`: not for one that has its name before its own. */
export function isSearchEngine(host: string): boolean {
  const labels = host.split(".").slice(0, -1);
  const last = labels.at(-1) ?? "";
  return SEARCH_ENGINES.has(BELOW_COUNTRIES.has(last) ? (labels.at(-2) ?? "") : last);
}

/** Returns the affiliate of a tag: the number that it begins with; undefined where there is none. */
export function affiliateOf(stag: string): number | undefined {
  const digits = /^\d{1,9}(?=_|$)/.exec(stag)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** Reads the cookies of a visit; what does not hold counts as absent. */
export function readVisit({ stag, affiliate, utm }: VisitCookies): Visit {
  const known = stag !== null && STAG.test(stag) ? stag : null;
  const named = affiliate !== null && /^[1-9]\d{0,8}$/.test(affiliate) ? Number(affiliate) : null;
  const { first = {}, current = {} } = readUtm(utm);
  return { stag: known, affiliate: named ?? DEFAULT_AFFILIATE, first, current };
}

/**
 * Returns a visit after a landing: the first campaign stays, the latest that says anything is the
 * current one, and a new tag takes the place of an earlier one.
 */
export function landed(
  before: VisitCookies,
  { utmMetrics: told, stag: written, referrer }: Landing,
  stagByReferrer: Readonly<Record<string, string>>,
): Visit {
  const visit = readVisit(before);
  const mapped =
    referrer !== null && Object.hasOwn(stagByReferrer, referrer)
      ? stagByReferrer[referrer]
      : undefined;
  const fresh = written !== undefined && STAG.test(written) ? written : mapped;
  const kept = visit.stag === null && before.affiliate === null ? undefined : visit.affiliate;
  const bySearch = referrer !== null && isSearchEngine(referrer) ? SEARCH_AFFILIATE : undefined;
  const says = Object.values(told).some(Boolean);
  const stag = fresh ?? visit.stag;
  return {
    stag,
    affiliate: (fresh === undefined ? kept : affiliateOf(fresh)) ?? bySearch ?? DEFAULT_AFFILIATE,
    first: before.utm === null ? told : visit.first,
    current: says || before.utm === null ? told : visit.current,
  };
}

/** Writes the campaigns of a visit as a cookie can hold them. */
export const writeUtm = ({ first, current }: Pick<Visit, "first" | "current">): string =>
  Buffer.from(JSON.stringify({ first, current })).toString("base64url");

/** A cookie of six texts of 64 characters twice over, with room for their bytes. */
const UTM_COOKIE_MAX = 4_096;

function readUtm(cookie: string | null): { first?: UtmMetrics; current?: UtmMetrics } {
  if (cookie === null || cookie.length > UTM_COOKIE_MAX) return {};
  try {
    const { first, current } = JSON.parse(Buffer.from(cookie, "base64url").toString()) as {
      readonly first?: unknown;
      readonly current?: unknown;
    };
    return {
      first: utmMetrics.safeParse(first).data ?? {},
      current: utmMetrics.safeParse(current).data ?? {},
    };
  } catch {
    return {};
  }
}
