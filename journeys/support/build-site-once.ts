import { buildSite } from "@houselight/web/build-site";

/** Builds the site before the first journey when a source has changed; SITE_DIR names one that is built. */
export default async function buildSiteOnce(): Promise<void> {
  if (!process.env["SITE_DIR"]) await buildSite();
}
