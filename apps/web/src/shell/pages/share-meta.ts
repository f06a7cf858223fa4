import { clientContextQuery } from "../../data/configuration.ts";
import type { RouterContext } from "../../router.tsx";
import { sharePicture } from "../../styles/theme-picture.ts";

/** A line of a page's head, as the router takes it: one of each name or property, the innermost route's. */
export interface Meta {
  readonly charSet?: string;
  readonly title?: string;
  readonly name?: string;
  readonly property?: string;
  readonly content?: string;
}

const siteOf = ({ queryClient }: RouterContext) =>
  queryClient.getQueryData(clientContextQuery.queryKey);

/** Title and description, for search engines and for sites that show a link to the page. */
export function saidTwice(title: string, description?: string): Meta[] {
  return [
    { title },
    { property: "og:title", content: title },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
  ];
}

/** Width and height of every picture that is shared. */
const SHARED_SIZE = { width: "1200", height: "630" } as const;

/** Tells other sites how to show a link to the page at `url`; a route's own `head` says more. */
export function shareMeta(context: RouterContext, url: string): Meta[] {
  const { language, region } = new Intl.Locale(context.locale).maximize();
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteOf(context)?.brand.name ?? "" },
    { property: "og:locale", content: `${language}_${region}` },
    { property: "og:url", content: url },
    ...shareImage(context, "site"),
    { property: "og:image:width", content: SHARED_SIZE.width },
    { property: "og:image:height", content: SHARED_SIZE.height },
    { property: "og:image:type", content: "image/png" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Names the picture of a kind of page (`sharePicture`), under the address of the house. */
export function shareImage(context: RouterContext, kind: string): Meta[] {
  const site = siteOf(context);
  if (!site) return [];
  const content = `${site.site_url}${sharePicture(site.brand.theme, kind)}`;
  return [{ property: "og:image", content }];
}
