import type { HandlerContext } from "#platform/http";
import {
  type ClientContextView,
  type Entrance,
  isEntranceClosed,
  type Locale,
  type RegionFlags,
} from "@houselight/contracts";
import type { Config } from "#platform/config";
import { ELSEWHERE, HOSTS, type HostRow } from "./hosts.ts";
import { isNoLaxer, type Licence, licenceOf } from "./licences.ts";
import { LICENCES } from "./records/licence-records.ts";
import { REGIONS } from "./regions.ts";

export type Place = Pick<ClientContextView, "licence" | "brand" | "site"> & RegionFlags;

/** Returns the first host of a brand; undefined when there is no such brand. */
export const hostOfBrand = (brand: string): string | undefined =>
  HOSTS.find((row) => row.brand.id === brand)?.host;

/** Returns what the table says of a host; a host that is not named has the default site. */
export function siteRow(host: string): Omit<HostRow, "host"> {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return HOSTS.find((one) => one.host === name) ?? ELSEWHERE;
}

/**
 * Returns licence, brand and site for a host, a country and the language that is read there, if any:
 * geography moves an unpinned licence, and so does a language where geography names none (OPEN-29).
 */
export function placeOf(
  host: string,
  country: string | null,
  language: Locale | null = null,
): Place {
  const row = siteRow(host);
  return {
    licence: row.pinned
      ? row.licence
      : (licenceOfCountry(country) ?? licenceOfLanguage(row, language) ?? row.licence),
    brand: row.brand,
    site: {
      locales: [...row.locales],
      blog_urls: row.blogUrl,
      protection_badge: row.protectionBadge,
      organisation: row.organisationData,
    },
    ...regionOf(country),
  };
}

/** Returns the code of the licence that a country is the geography of. */
const licenceOfCountry = (country: string | null): string | undefined =>
  LICENCES.find(({ geography }) => isIn(geography, country))?.code;

/** A language is the visitor's choice: it never leads to a licence that is laxer than the host's. */
function licenceOfLanguage(
  { licence, locales }: Pick<HostRow, "licence" | "locales">,
  language: Locale | null,
): string | undefined {
  if (language === null || !locales.includes(language)) return undefined;
  const own = LICENCES.find(({ languages }) => languages.includes(language))?.code;
  return own !== undefined && isNoLaxer(licenceOf(own), licenceOf(licence)) ? own : undefined;
}

/** Returns true when the licence of a visitor's country keeps out accounts of others, as this one (AUTH-20). */
export function isAccountBlocked(licence: string, country: string | null): boolean {
  const own = licenceOfCountry(country);
  return own !== undefined && own !== licence && !licenceOf(own).admitsOthers;
}

const isIn = (countries: readonly string[], country: string | null): boolean =>
  country !== null && countries.includes(country);

/** Returns what a country keeps guests from; one that cannot be told keeps them from nothing. */
export const regionOf = (country: string | null): RegionFlags => ({
  restricted: isIn(REGIONS.restricted451, country),
  partially_restricted: isIn(REGIONS.partial, country),
  estonia: isIn(REGIONS.estonia, country),
});

/** Returns true when guests of a country may not come in this way. */
export const isRegionClosed = (country: string | null, entrance: Entrance): boolean =>
  isEntranceClosed(regionOf(country), entrance);

/**
 * Returns the country that a visitor of a host is taken to come from, or null: that of the host's
 * row, else the one `chosen` in a browser of the demonstration. A house with a public address is not
 * in development and has neither, and one behind a proxy lets nobody choose.
 */
export function overriddenCountry(
  { PUBLIC_URL, DEMO, TRUST_PROXY }: Pick<Config, "PUBLIC_URL" | "DEMO" | "TRUST_PROXY">,
  host: string,
  chosen: string | null,
): string | null {
  if (PUBLIC_URL !== undefined) return null;
  const mayChoose = DEMO && TRUST_PROXY === "no" && /^[A-Z]{2}$/.test(chosen ?? "");
  return siteRow(host).geoOverride ?? (mayChoose ? chosen : null);
}

/** Origin of a request, and its player. */
type Served = Pick<HandlerContext, "caller" | "host" | "country" | "locale">;

/** Returns the licence that serves a request: of the player's account, else of the place. */
export const servingLicence = ({ caller, host, country, locale }: Served): Licence =>
  licenceOf(caller?.licence ?? placeOf(host, country, locale).licence);
