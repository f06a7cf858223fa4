import { DEFAULT_LOCALE, type Locale } from "@houselight/contracts/locales";
import { clientContextQuery } from "../data/configuration.ts";
import { localeUrl } from "../i18n/locale-path.ts";
import { translatorOf } from "../i18n/translator.ts";
import type { RouterContext } from "../router.tsx";
import { firstName } from "./links/moved.ts";
import { type Meta, saidTwice, shareImage, shareMeta } from "./pages/share-meta.ts";
import { themeIcon, themePicture } from "../styles/theme-picture.ts";

/** Pages deeper than this are not for search engines (ROUTE-44, OPEN-01). */
const NOINDEX_MAX_SEGMENTS = 3;

/** Tells a path that, without its locale prefix, has too many segments to be indexed. */
export const isTooDeep = (path: string): boolean =>
  path.split("/").filter(Boolean).length > NOINDEX_MAX_SEGMENTS;

const siteOf = ({ queryClient }: RouterContext) =>
  queryClient.getQueryData(clientContextQuery.queryKey);

const brandName = (context: RouterContext): string => siteOf(context)?.brand.name ?? "";

/** The part of a route's match that its head is built from. */
export interface HeadMatch {
  readonly context: RouterContext;
  readonly status: string;
}

export const noindex: Meta = { name: "robots", content: "noindex" };

/**
 * Builds the head of every page; a route's own `head` overrides title and description. An address
 * without a page (`path` null) is for no search engine, and is no other page's address.
 */
export function pageHead(context: RouterContext, path: string | null, fonts: readonly string[]) {
  const brand = siteOf(context)?.brand;
  const meta: Meta[] = [
    { charSet: "utf-8" },
    { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
    ...(path === null ? missingHead(context) : lobbyHead(context)),
    ...(brand ? [{ name: "theme-color", content: brand.theme_color }] : []),
  ];
  const hidden =
    path === null ||
    isTooDeep(path) ||
    context.written?.noindex === true ||
    !offeredLocales(context).includes(context.locale);
  return {
    meta: [
      ...meta,
      ...(hidden ? [noindex] : []),
      ...(path === null
        ? []
        : shareMeta(context, addressOf(context, context.locale, canonicalOf(context, path)))),
    ],
    links: [
      ...(path === null ? [] : addressLinks(context, canonicalOf(context, path))),
      ...(brand
        ? [
            { rel: "icon", href: themePicture(brand.theme, "icon"), type: "image/svg+xml" },
            { rel: "apple-touch-icon", href: themeIcon(brand.theme, "180") },
            { rel: "manifest", href: "/manifest.webmanifest" },
          ]
        : []),
      ...fonts.map((href) => ({
        rel: "preload",
        as: "font",
        type: "font/woff2",
        href,
        crossOrigin: "anonymous" as const,
      })),
    ],
  };
}

/** Tells whether the page that a match stands for does not exist: its title is the root's. */
export const isMissing = ({ status }: HeadMatch): boolean => status === "notFound";

/** Title and description of the lobby, and of each page that says none. */
function lobbyHead(context: RouterContext): Meta[] {
  const t = translatorOf(context);
  const title = t("meta.lobbyTitle", { brand: brandName(context) });
  return spoken(context, title, t("meta.lobbyDescription"));
}

/** Title of an address without a page. It repeats nothing of the address, which anybody can write. */
const missingHead = (context: RouterContext): Meta[] =>
  titleHead({ ...context, written: null }, translatorOf(context)("meta.notFoundTitle")).meta;

/** Title and description of a page: those that operators wrote come first (SHELL-21). */
const spoken = ({ written }: RouterContext, title: string, description?: string): Meta[] =>
  saidTwice(written?.title ?? title, written?.description ?? description);

/** Returns the path under which search engines know a page: one that operators named, else its first name. */
const canonicalOf = ({ written }: RouterContext, path: string): string =>
  written?.canonical ?? firstName(path);

/** Returns the whole address of a page in a language. */
const addressOf = (context: RouterContext, locale: Locale, path: string): string =>
  localeUrl(siteOf(context) ?? { site_url: "", locale_urls: {} }, locale, path);

/** Languages of this host; a page in another one is for no search engine. */
const offeredLocales = (context: RouterContext): readonly Locale[] =>
  siteOf(context)?.site.locales ?? [];

/** Links to the page's own address and to the same page in each language. */
function addressLinks(context: RouterContext, path: string) {
  const address = (locale: Locale) => addressOf(context, locale, path);
  return [
    { rel: "canonical", href: address(context.locale) },
    ...offeredLocales(context).map((code) => ({
      rel: "alternate",
      hrefLang: code,
      href: address(code),
    })),
    { rel: "alternate", hrefLang: "x-default", href: address(DEFAULT_LOCALE) },
  ];
}

/**
 * Tells search engines who stands behind the site (SHELL-22): on the main page of a host that names a
 * company, and nowhere else.
 */
export function organisationHead(context: RouterContext) {
  const site = siteOf(context);
  const organisation = site?.site.organisation;
  if (!site || !organisation) return {};
  const data = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.brand.name,
    legalName: organisation.name,
    url: site.site_url,
    logo: `${site.site_url}${themePicture(site.brand.theme, "icon")}`,
    email: site.brand.support_email,
    address: organisation.address,
    identifier: organisation.registration_number,
  };
  // Inside a script `<` could end it.
  const children = JSON.stringify(data).replaceAll("<", "\\u003c");
  return { scripts: [{ type: "application/ld+json", children }] };
}

/** Title and description of one page, for a route's `head`. */
export function titleHead(context: RouterContext, page: string, description?: string) {
  const t = translatorOf(context);
  return {
    meta: spoken(context, t("meta.pageTitle", { page, brand: brandName(context) }), description),
  };
}

/** Title of a popup that has an address of its own, which is for no search engine. */
export const popupHead = (context: RouterContext, title: string) => ({
  meta: [...titleHead(context, title).meta, noindex],
});

/** Title and description of a list of games. */
export function gamesHead(context: RouterContext, page: string) {
  const t = translatorOf(context);
  const description = t("meta.gamesDescription", { page, brand: brandName(context) });
  const { meta } = titleHead(context, page, description);
  return { meta: [...meta, ...shareImage(context, "games")] };
}
