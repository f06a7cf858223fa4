import { defaultParseSearch } from "@tanstack/react-router";

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
