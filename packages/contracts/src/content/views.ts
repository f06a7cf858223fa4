import * as z from "zod/mini";
import { refusal, wireMoment } from "../endpoint/index.ts";
import { CONTENT_SLUG, CONTENT_SLUG_MAX } from "./slug.ts";

/** The last part of a page's address, and the code of a licence or a state behind it: `terms/EE`. */
const PATH = /^[a-z0-9]+(-[a-z0-9]+)*(\/[A-Za-z0-9-]{1,30}){0,2}$/;
export const contentSlug = z.string().check(z.regex(CONTENT_SLUG), z.maxLength(CONTENT_SLUG_MAX));
export const contentPath = z.string().check(z.regex(PATH), z.maxLength(120));

/** Locale of a text, by the name of the query that every content call has: `l=de`. */
export const contentLocale = z.string().check(z.regex(/^[A-Za-z]{2}(-[A-Za-z]{2})?$/));

/** Only pages for signed-in players (CMS-04), and those of the header's menu (SHELL-02). */
export const REG_ONLY = "reg-only";
export const TOP_MENU = "top-menu";
/** Texts that are parts of pages, and no pages themselves. */
export const SNIPPET = "snippet";

const address = z.string().check(z.regex(/^(https:\/\/|\/(?!\/))\S*$/), z.maxLength(500));

/** Values of `{names}` in a text, by currency (CMS-06). */
const contentVariables = z.record(
  z.string().check(z.regex(/^\w{1,40}$/)),
  z.record(z.string().check(z.regex(/^[A-Z]{3,4}$/)), z.string().check(z.maxLength(100))),
);

/** Facts of a page that are no text: pictures, values of `{names}` by currency, parameters of placeholders. */
export const contentJson = z.strictObject({
  variables: z.optional(contentVariables),
  bannerImage: z.optional(z.strictObject({ src: address, srcRetina: z.optional(address) })),
  modalImage: z.optional(address),
});
export type ContentJson = z.infer<typeof contentJson>;

/** A page as menus and sections list it: everything but its text. */
export const contentPageEntry = z.object({
  /** Of the version that stands; 0 for a text that came with the product. */
  id: z.int(),
  slug: z.string(),
  /** The slug with the licence or state that this text is for. */
  path: z.string(),
  title: z.string(),
  categories: z.array(z.string()),
  /** Hidden pages are not listed in menus; their address works. */
  hidden: z.boolean(),
  meta: z.object({
    /** One sentence for search engines and cards. */
    mainContent: z.string(),
  }),
  /** Of the variables those that the title or the sentence names. */
  json: z.pick(contentJson, { variables: true, bannerImage: true }),
});
export type ContentPageEntry = z.infer<typeof contentPageEntry>;

/** A page: `content` is HTML that was cleaned on the server, with `{{placeholders}}` for what is live. */
export const contentPageView = z.object({
  ...contentPageEntry.shape,
  content: z.string(),
  /** Language of the text: the visitor's, or English where there is none in it. */
  language: z.string(),
  meta: z.object({
    ...contentPageEntry.shape.meta.shape,
    /** Parameters of placeholders, as text: `count=3;order=new` by placeholder. */
    json: z.record(z.string(), z.string()),
  }),
  json: contentJson,
  /** Version of the text, for operators' questions; null for a text that came with the product. */
  code: z.nullable(z.string()),
});
export type ContentPageView = z.infer<typeof contentPageView>;

/** A piece of text for other places than a page of its own (CMS-01). */
export const contentSnippetView = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** HTML that was cleaned on the server. */
  content: z.string(),
  /** Language of the text: the visitor's, or English where there is none in it. */
  language: z.string(),
});
export type ContentSnippetView = z.infer<typeof contentSnippetView>;

/**
 * The latest version that the writer has read, of whatever page; 0 for none. Where the page has a later one in
 * this language, writing is refused; a script that leaves it out writes over whatever stands.
 */
export const contentBase = z.object({
  based_on: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
});
export const text_changed = refusal(
  409,
  "base",
  "There is a version that you have not read: look at the latest one of this page.",
);

/** A version as an operator writes it. */
export const contentDraft = z.strictObject({
  l: contentLocale,
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  main_content: z.string().check(z.trim(), z.maxLength(300)),
  content: z.string().check(z.maxLength(100_000)),
  categories: z.array(contentSlug).check(z.maxLength(10)),
  hidden: z.boolean(),
  json: contentJson,
  parameters: z.record(
    z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    z.string().check(z.maxLength(300)),
  ),
  /** From this moment on the version stands: past, or now, at once; null keeps it as a draft. */
  publish_at: z.nullable(wireMoment),
});
export type ContentDraft = z.infer<typeof contentDraft>;

/** A text as it was written, to write the next version from: what `{brand}` and the like stand for is not filled in. */
export const contentTextView = z.extend(z.omit(contentDraft, { publish_at: true }), {
  path: contentPath,
  /** 0 for a text that came with the product. */
  version: z.int(),
});
export type ContentTextView = z.infer<typeof contentTextView>;

/** A version in an operator's list. */
export const contentVersionView = z.object({
  id: z.int(),
  path: z.string(),
  l: z.string(),
  title: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  publish_at: z.nullable(z.string()),
  /** `standing` is what visitors read; `replaced` was read once. */
  state: z.enum(["draft", "scheduled", "standing", "replaced"]),
});
export type ContentVersionView = z.infer<typeof contentVersionView>;
