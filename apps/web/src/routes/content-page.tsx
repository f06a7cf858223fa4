import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { contentPageQuery } from "../features/content/content-query.ts";
import { ContentPage } from "../features/content/content-page.tsx";
import { loadContentPage } from "../features/content/load-content-page.ts";
import { titleHead } from "../shell/page-head.ts";
import { PAGE_PARTS } from "./registries/page-parts.tsx";

export const Route = createFileRoute("/_page/$page")({
  loader: ({ context, params: { page } }) => loadContentPage(context, page),
  head: ({ match, loaderData }) =>
    loaderData ? titleHead(match.context, loaderData.title, loaderData.meta.mainContent) : {},
  component: Page,
});

function Page() {
  const { page } = Route.useParams();
  const { locale } = Route.useRouteContext();
  const loaded = Route.useLoaderData();
  const { data } = useQuery({ ...contentPageQuery(page, locale), initialData: loaded });
  return <ContentPage page={data ?? loaded} parts={PAGE_PARTS} />;
}
