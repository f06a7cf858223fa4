import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanHtml } from "../clean-html.ts";
import type { PageText } from "./page.ts";

/** Holds a folder for each page, and in it a file for each language. */
const TEXTS = join(import.meta.dirname, "..", "texts");

const HEAD =
  /^<title>(?<title>[^<]+)<\/title>\n<meta name="description" content="(?<lead>[^"]*)">\n/;

/** Texts on ways to pay are parts of the methods' own pages; no menu lists them (CMS-02). */
const HIDDEN = /^payment-/;

/** Pages that came with the product. They stand wherever operators have written no other. */
let pages: readonly PageText[] | undefined;

/** Returns the pages that came with the product; their files are read at the first call. */
export const builtInPages = (): readonly PageText[] => (pages ??= readTexts(TEXTS));

/** Reads pages of no category out of a folder that holds one for each slug, and in it a file for each language. */
export const readTexts = (folder: string): readonly PageText[] =>
  readdirSync(folder).flatMap((slug) =>
    readdirSync(join(folder, slug)).map((file) =>
      readPage(slug, file.replace(/\.html$/, ""), readFileSync(join(folder, slug, file), "utf8")),
    ),
  );

function readPage(path: string, locale: string, file: string): PageText {
  const head = HEAD.exec(file);
  if (!head?.groups) throw new Error(`the text ${path} in ${locale} begins without its title`);
  const { title, lead } = head.groups as { title: string; lead: string };
  return {
    id: 0,
    path,
    locale,
    title: unescapeHtml(title),
    mainContent: unescapeHtml(lead),
    content: cleanHtml(file.slice(head[0].length).trim()),
    categories: [],
    hidden: HIDDEN.test(path),
    json: {},
    parameters: {},
  };
}

const unescapeHtml = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
