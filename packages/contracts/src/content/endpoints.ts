import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import {
  contentLocale,
  contentPageEntry,
  contentPageView,
  contentPath,
  contentSnippetView,
} from "./views.ts";

const inLocale = z.object({ l: z.optional(contentLocale) });

export const listContentPages = defineEndpoint({
  name: "listContentPages",
  method: "GET",
  path: "/api/cms/pages",
  summary: "The static pages for this visitor's licence, without their texts (CMS-01).",
  access: "all",
  query: inLocale,
  output: z.array(contentPageEntry),
});

/** Reads the page that stands for this visitor: of the licence where there is one (OPEN-32). */
export const getContentPage = defineEndpoint({
  name: "getContentPage",
  method: "GET",
  path: "/api/cms/pages/{path}",
  summary:
    "A static page (CMS-01), in the text of the visitor's licence where it has one (CMS-03), by its slug or by the path of any of its texts.",
  access: "all",
  params: z.object({ path: contentPath }),
  query: inLocale,
  output: contentPageView,
  refusals: {
    page_not_found: refusal(404, "base", "Page data is not found."),
    page_for_players: refusal(403, "base", "Sign in to read this page."),
  },
});

/** Lists the texts of the category `snippet`; they are versions like pages, and no pages. */
export const listContentSnippets = defineEndpoint({
  name: "listContentSnippets",
  method: "GET",
  path: "/api/cms/snippets",
  summary: "Pieces of text for this visitor's licence, by slug (CMS-01).",
  access: "all",
  query: inLocale,
  output: z.array(contentSnippetView),
});
