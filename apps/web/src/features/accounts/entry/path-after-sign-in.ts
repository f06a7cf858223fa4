import type { Locale } from "@houselight/contracts/locales";
import { joinLocale, splitLocale } from "../../../i18n/locale-path.ts";
import { homeOf, localPath, MODALS, modalOfPath } from "../../../paths.ts";

/**
 * Returns the address after a whole reload in another language: the redirect, a popup of it over the
 * lobby, else the page below.
 */
export function pathAfterSignIn(
  locale: Locale,
  redirect: string | undefined,
  below: string,
): string {
  return joinLocale(locale, pathAfter(redirect, below));
}

function pathAfter(redirect: string | undefined, below: string): string {
  const path = localPath(redirect);
  if (!path) return modalOfPath(below) ? homeOf(below) : (localPath(below) ?? "/");
  const target = stripLocale(path);
  const modal = modalOfPath(target.replace(/[?#].*$/, ""));
  if (!modal) return target;
  if (MODALS[modal].access === "guest") return "/";
  const query = new URL(target, "https://site.example").searchParams;
  query.set("modal", modal);
  return `/?${query}`;
}

/** A redirect may carry a locale prefix from an old link; the router adds its own. */
export function stripLocale(path: string): string {
  const [, pathname = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return `${splitLocale(pathname).path}${rest}`;
}
