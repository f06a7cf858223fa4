import * as z from "zod/mini";
import { LOCALES } from "../locales/index.ts";

/** The name and look under which players know the house. */
export const brandView = z.object({
  id: z.string(),
  name: z.string(),
  /** Names the theme file and the folder of its pictures. */
  theme: z.string(),
  /** Colour of the browser's own frame, as `#rrggbb`. */
  theme_color: z.string(),
  support_email: z.string(),
});
export type BrandView = z.infer<typeof brandView>;

/** The company that stands behind a host. */
export const organisationView = z.object({
  name: z.string(),
  registration_number: z.string(),
  address: z.string(),
  /** Number of the permission, in the words of whoever issued it. */
  licence_number: z.string(),
});
export type OrganisationView = z.infer<typeof organisationView>;

/** Says that somebody watches for copies of the site's content (SHELL-12). */
export const protectionBadgeView = z.object({ name: z.string(), code: z.string() });
export type ProtectionBadgeView = z.infer<typeof protectionBadgeView>;

/** A line of the table of hosts, as far as the site shows it (OPEN-29). */
export const siteView = z.object({
  /** Languages that the host offers, in the order of its menu. */
  locales: z.array(z.enum(LOCALES)),
  /** Address of the blog in each language that has one. */
  blog_urls: z.partialRecord(z.enum(LOCALES), z.string()),
  protection_badge: z.nullable(protectionBadgeView),
  organisation: z.nullable(organisationView),
});
export type SiteView = z.infer<typeof siteView>;
