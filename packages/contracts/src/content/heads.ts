import * as z from "zod/mini";
import { defineEndpoint, wireMoment } from "../endpoint/index.ts";
import { contentBase, contentLocale, text_changed } from "./views.ts";

/** Address of a page of the site, without locale and query: `/`, `/vip/info`. */
const PATH = /^\/([a-z0-9]+([-_][a-z0-9]+)*(\/[a-z0-9]+([-_][a-z0-9]+)*){0,3})?$/;
const pagePath = z.string().check(z.maxLength(120), z.regex(PATH));

const TITLE_MAX = 120;
const DESCRIPTION_MAX = 300;
const line = (max: number) =>
  z.nullable(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u)),
  );

/** Words that search engines and links read of a page; null leaves them to the product (SHELL-21). */
const words = {
  title: line(TITLE_MAX),
  description: line(DESCRIPTION_MAX),
  /** The page that search engines are to name in place of this one, on the same host and in the same language. */
  canonical: z.nullable(pagePath),
};

export const pageHeadView = z.object({
  path: z.string(),
  ...words,
  /** Search engines are asked to leave the page out (ROUTE-44). */
  noindex: z.boolean(),
});
export type PageHeadView = z.infer<typeof pageHeadView>;

export const listPageHeads = defineEndpoint({
  name: "listPageHeads",
  method: "GET",
  path: "/api/cms/heads",
  summary:
    "Titles, descriptions and canonical addresses that operators wrote for pages (SHELL-21).",
  access: "all",
  query: z.object({ l: z.optional(contentLocale) }),
  output: z.array(pageHeadView),
});

/** A head as an operator writes it. */
const pageHeadDraft = z.strictObject({
  path: pagePath,
  l: contentLocale,
  ...words,
  noindex: z._default(z.boolean(), false),
  /** From this moment on it stands: past, or now, at once. */
  publish_at: wireMoment,
});
export type PageHeadDraft = z.infer<typeof pageHeadDraft>;

/** A version of a head in an operator's list. */
const pageHeadVersionView = z.object({
  id: z.int(),
  ...pageHeadView.shape,
  l: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  publish_at: z.string(),
  /** `standing` is what visitors are told. */
  state: z.enum(["scheduled", "standing", "replaced"]),
});
export type PageHeadVersionView = z.infer<typeof pageHeadVersionView>;

const staff = { access: "operator", permission: "content.write" } as const;

export const writePageHead = defineEndpoint({
  name: "writePageHead",
  method: "POST",
  path: "/api/back_office/cms/heads",
  summary:
    "Writes a version of a page's head in one language; with nothing in it the product's stands.",
  ...staff,
  query: contentBase,
  body: pageHeadDraft,
  status: 201,
  output: pageHeadVersionView,
  refusals: { text_changed },
});

export const listPageHeadVersions = defineEndpoint({
  name: "listPageHeadVersions",
  method: "GET",
  path: "/api/back_office/cms/heads",
  summary: "Versions of the heads of pages, latest first: of one page, or of all.",
  ...staff,
  query: z.object({
    path: z.optional(pagePath),
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  output: z.array(pageHeadVersionView),
});
