import { createFileRoute } from "@tanstack/react-router";
import { contentHead } from "../features/content/reading/load-content-page.ts";
import { LoadedPage } from "../features/content/content-page.tsx";
import { BackToSection } from "../features/sections/back-to-section.tsx";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { loadPageOfWords } from "./registries/words/load-page-of-words.ts";
import { PAGE_PARTS } from "./registries/words/page-parts.tsx";

/** News, and one of them: a page that operators wrote under this category (OPEN-02). */
export const Route = createFileRoute("/_page/news/{-$slug}")({
  loader: async ({ context, params: { slug } }) =>
    slug === undefined
      ? { pages: await loadSection(context, "news") }
      : { article: await loadPageOfWords(context, slug, "news") },
  head: ({ match, loaderData }) =>
    loaderData?.article
      ? contentHead(match.context, loaderData.article)
      : sectionHead(match, "news"),
  component: Page,
});

function Page() {
  const { pages, article } = Route.useLoaderData();
  return article ? (
    <LoadedPage loaded={article} parts={PAGE_PARTS} above={<BackToSection name="news" />} />
  ) : (
    <SectionPage name="news" pages={pages} />
  );
}
