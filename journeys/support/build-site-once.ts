import { buildSites } from "@houselight/scripts/build-sites";

/** Builds the site before the first journey when a source has changed; SITE_DIR names one that is built. */
export default async function buildSiteOnce(): Promise<void> {
  if (!process.env["SITE_DIR"]) await buildSites();
}
