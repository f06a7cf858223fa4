import type { ClientContextView } from "@houselight/contracts";
import { ELSEWHERE, HOSTS } from "./hosts.ts";
import { ESTONIA, LICENCES } from "./licence-records.ts";

export type Place = Pick<ClientContextView, "licence" | "brand" | "estonia">;

/** Returns licence and brand for a host and a country: geography moves an unpinned licence (LICENCE-01). */
export function placeOf(host: string, country: string | null): Place {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  const row = HOSTS.find((one) => one.host === name) ?? ELSEWHERE;
  const isOf = (countries: readonly string[]) => country !== null && countries.includes(country);
  const byCountry = LICENCES.find(({ geography }) => isOf(geography))?.code;
  return {
    licence: row.pinned ? row.licence : (byCountry ?? row.licence),
    brand: row.brand,
    // LICENCE-11: told apart from other geographies.
    estonia: isOf(ESTONIA.geography),
  };
}
