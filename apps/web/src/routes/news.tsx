import { createFileRoute } from "@tanstack/react-router";
import { ContentPage } from "../features/content/content-page.tsx";
import { loadContentPage } from "../features/content/load-content-page.ts";
import { SectionPage } from "../features/sections/section-page.tsx";
import { loadSection, sectionHead } from "../features/sections/section-route.ts";
import { titleHead } from "../shell/page-head.ts";
import { PAGE_PARTS } from "./registries/page-parts.tsx";

/** News, and one of them: a page that operators wrote under this category (OPEN-02). */
export const Route = createFileRoute("/_page/news/{-$slug}")({
  loader: async ({ context, params: { slug } }) =>
    slug === undefined
      ? { pages: await loadSection(context, "news") }
      : { article: await loadContentPage(context, slug, "news") },
  head: ({ match, loaderData }) =>
    loaderData?.article
      ? titleHead(match.context, loaderData.article.title, loaderData.article.meta.mainContent)
      : sectionHead(match.context, "news"),
  component: Page,
});

function Page() {
  const { pages, article } = Route.useLoaderData();
  return article ? (
    <ContentPage page={article} parts={PAGE_PARTS} />
  ) : (
    <SectionPage name="news" pages={pages} />
  );
}
