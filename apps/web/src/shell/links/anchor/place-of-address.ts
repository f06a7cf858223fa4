import { defaultParseSearch } from "@tanstack/react-router";
import { canonicalPath, splitLocale } from "../../../i18n/locale-path.ts";

/** Matches what the house serves beside its pages: files, and the endpoints that hand them out. */
const BESIDE_PAGES = /^\/(?:api|docs)\/|\.[a-z0-9]+$/i;

/**
 * Tells whether an address that somebody wrote is a page in the language that is shown. One of another
 * language, a file of the house and what stands elsewhere are the browser's to open.
 */
export function isPageHere(address: string): boolean {
  // Two slashes name another site, or none at all.
  if (!/^\/(?![/\\])/.test(address)) return false;
  const { pathname } = new URL(address, "http://site.invalid");
  const isCanonical = canonicalPath(pathname) === null;
  return isCanonical && !BESIDE_PAGES.test(pathname) && splitLocale(pathname).path === pathname;
}

/** An address of the site in the parts that the router takes. */
export interface AddressedPlace {
  readonly to: string;
  /** As the router reads it from the window: numbers as numbers, so that they are written as they came. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Without its `#`. */
  readonly hash: string;
}

/**
 * Reads an address of the site that somebody wrote: `/?depositPromocode=KITE#top`. As a `to` alone its query
 * would be a part of the path, from which the router then goes on.
 */
export function placeOfAddress(address: string): AddressedPlace {
  const { pathname, search, hash } = new URL(address, "http://site.invalid");
  return { to: pathname, search: defaultParseSearch(search), hash: hash.slice(1) };
}
