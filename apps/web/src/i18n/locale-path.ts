import { DEFAULT_LOCALE, findLocale, type Locale } from "@houselight/contracts/locales";

export interface LocalePath {
  readonly locale: Locale;
  /** The path without its prefix, always starting with `/`. */
  readonly path: string;
}

/** `/de/vip` is German `/vip`; an unknown first segment belongs to the path (OPEN-30). */
export function splitLocale(pathname: string): LocalePath {
  const match = /^\/([^/]+)(\/.*)?$/.exec(pathname);
  const locale = match ? findLocale(match[1] as string) : null;
  if (!locale || locale === DEFAULT_LOCALE) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale, path: match?.[2] ?? "/" };
}

/** Puts the locale's prefix before a path; English has none. */
export function joinLocale(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/**
 * The one address of a page: the prefix in its canonical case, no `/en`, no trailing slash and no
 * doubled slash in front (ROUTE-38, OPEN-30). Null when `pathname` is already it.
 */
export function canonicalPath(pathname: string): string | null {
  const clean = `/${pathname.replace(/^\/+/, "").replace(/\/+$/, "")}`;
  const match = /^\/([^/]+)(\/.*)?$/.exec(clean);
  const locale = match ? findLocale(match[1] as string) : null;
  const canonical = locale ? joinLocale(locale, match?.[2] ?? "/") : clean;
  return canonical === pathname ? null : canonical;
}
