import { join } from "node:path";
import type { House } from "#platform/module";
import { readTexts } from "../pages/built-in-pages.ts";
import { insertVersion } from "../versions/version-store.ts";

/** Holds a folder for each page, and in it a file for each language. */
const TEXTS = join(import.meta.dirname, "texts");
/** Stands in the place of an operator's address. */
const WRITER = "demonstration";

/** Says where the demonstration shows each of its texts, the last of a category first. */
const SHOWN: readonly { readonly slug: string; readonly category: string }[] = [
  { slug: "what-volatility-means", category: "articles" },
  { slug: "what-a-return-means", category: "articles" },
  { slug: "a-limit-in-a-minute", category: "news" },
  { slug: "check-a-round", category: "news" },
  { slug: "no-fees-from-us", category: "promotions" },
  { slug: "play-for-free", category: "promotions" },
];

/** Writes the demonstration's news, promotions and articles in every language: each sentence is true of the house. */
export async function seedPages(house: House): Promise<void> {
  const at = house.clock.now();
  const texts = readTexts(TEXTS);
  const drafts = SHOWN.flatMap(({ slug, category }) =>
    texts
      .filter(({ path }) => path === slug)
      .map(({ locale, title, mainContent, content }) => ({
        path: slug,
        l: locale,
        title,
        main_content: mainContent,
        content,
        categories: [category],
        hidden: false,
        json: category === "articles" ? {} : { bannerImage: { src: `/pictures/${slug}.svg` } },
        parameters: {},
      })),
  );
  await house.database.tx(async (tx) => {
    for (const draft of drafts)
      await insertVersion(tx, draft, { at, operator: WRITER, publishAt: at });
  });
}
