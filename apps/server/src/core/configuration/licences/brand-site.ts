import type { BrandView, OrganisationView } from "@houselight/contracts";
import type { Config } from "#platform/config";
import { HOSTS } from "./hosts.ts";
import { siteAddress } from "./site-address.ts";

/** A brand with the address at which it is visited, and the company behind it. */
export interface BrandSite {
  readonly brand: BrandView;
  /** Scheme, name and port, without a slash at the end. */
  readonly url: string;
  readonly organisation: OrganisationView | null;
}

/**
 * Returns the site of a brand for what is written outside of any request, such as a mail: the first
 * host of the table that leads to it. A brand that is not there any more has the first site.
 */
export function brandSite(
  config: Pick<Config, "HOST" | "PUBLIC_URL" | "PORT">,
  brandId: string,
): BrandSite {
  const row = HOSTS.find(({ brand }) => brand.id === brandId) ?? HOSTS[0];
  if (!row) throw new Error("the table of hosts is empty");
  return {
    brand: row.brand,
    url: siteAddress(config, row.host, config.PORT),
    organisation: row.organisationData,
  };
}
