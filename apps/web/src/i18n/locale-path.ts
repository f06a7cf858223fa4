import { DEFAULT_LOCALE, findLocale, type Locale } from "@houselight/contracts/locales";

export interface LocalePath {
  readonly locale: Locale;
  /** The path without its prefix, always starting with `/`. */
  readonly path: string;
}

/** Parts of a path. Browsers read `\` as `/`, and two in front of a path as another site. */
const segmentsOf = (path: string): string[] => withoutControls(path).split(/[/\\]/).filter(Boolean);

/** Browsers drop tabs and line breaks from an address: `/<tab>/x` becomes `//x`. */
const withoutControls = (path: string): string =>
  Array.from(path)
    .filter((character) => character.charCodeAt(0) >= 0x20)
    .join("");

/** `/de/vip` is German `/vip`; an unknown first segment belongs to the path (OPEN-30). */
export function splitLocale(pathname: string): LocalePath {
  const [first = "", ...rest] = segmentsOf(pathname);
  const locale = findLocale(first);
  if (!locale || locale === DEFAULT_LOCALE) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale, path: `/${rest.join("/")}` };
}

/** Puts the locale's prefix before a path; English has none. */
export function joinLocale(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** Addresses of a site: its own, and those of languages that have another host. */
export interface SiteAddresses {
  readonly site_url: string;
  readonly locale_urls: Readonly<Record<string, string>>;
}

/** Returns the whole address of a page in a language, by which search engines know it (SHELL-21). */
export const localeUrl = (
  { site_url, locale_urls }: SiteAddresses,
  locale: Locale,
  path: string,
): string => `${locale_urls[locale] ?? site_url}${joinLocale(locale, path)}`;

/**
 * The one address of a page: the prefix in its canonical case, no `/en`, no trailing and no doubled
 * slash (ROUTE-38, OPEN-30). It never leads to another site. Null when `pathname` is already it.
 */
export function canonicalPath(pathname: string): string | null {
  const segments = segmentsOf(pathname);
  const localeAt = (): Locale | null => findLocale(segments[0] ?? "");
  while (localeAt() === DEFAULT_LOCALE) segments.shift();
  const locale = localeAt();
  if (locale) segments[0] = locale;
  const canonical = `/${segments.join("/")}`;
  return canonical === pathname ? null : canonical;
}
