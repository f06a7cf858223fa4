import type { ClientContextView } from "@houselight/contracts";
import type { Config } from "#platform/config";
import { ELSEWHERE, HOSTS, type HostRow } from "./hosts.ts";
import { ESTONIA, LICENCES } from "./licence-records.ts";

export type Place = Pick<ClientContextView, "licence" | "brand" | "site" | "estonia">;

/** Returns what the table says of a host; a host that is not named has the default site. */
export function siteRow(host: string): Omit<HostRow, "host"> {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return HOSTS.find((one) => one.host === name) ?? ELSEWHERE;
}

/** Returns licence, brand and site for a host and a country: geography moves an unpinned licence (LICENCE-01). */
export function placeOf(host: string, country: string | null): Place {
  const row = siteRow(host);
  const isOf = (countries: readonly string[]) => country !== null && countries.includes(country);
  const byCountry = LICENCES.find(({ geography }) => isOf(geography))?.code;
  return {
    licence: row.pinned ? row.licence : (byCountry ?? row.licence),
    brand: row.brand,
    site: {
      locales: [...row.locales],
      blog_urls: row.blogUrl,
      protection_badge: row.protectionBadge,
      organisation: row.organisationData,
    },
    // LICENCE-11: told apart from other geographies.
    estonia: isOf(ESTONIA.geography),
  };
}

/**
 * Returns the country that visitors of a host are taken to come from, or null. A house with a public
 * address is not in development and has none: it believes geography alone.
 */
export const overriddenCountry = (
  { PUBLIC_URL }: Pick<Config, "PUBLIC_URL">,
  host: string,
): string | null => (PUBLIC_URL === undefined ? siteRow(host).geoOverride : null);
