import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { RefusedError } from "../api/errors.ts";
import { contentPageQuery } from "../features/content/content-query.ts";
import { ContentPage } from "../features/content/content-page.tsx";
import { titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/$page")({
  loader: async ({ context: { queryClient, locale }, params: { page } }) => {
    const found = await queryClient
      .ensureQueryData(contentPageQuery(page, locale))
      .catch((error: unknown) => {
        // A page for players alone: a guest goes to main (CMS-04).
        if (error instanceof RefusedError && error.has("page_for_players"))
          throw redirect({ to: "/" });
        throw error;
      });
    if (!found) throw notFound();
    return found;
  },
  head: ({ match, loaderData }) =>
    loaderData ? titleHead(match.context, loaderData.title, loaderData.meta.mainContent) : {},
  component: Page,
});

function Page() {
  const { page } = Route.useParams();
  const { locale } = Route.useRouteContext();
  const loaded = Route.useLoaderData();
  const { data } = useQuery({ ...contentPageQuery(page, locale), initialData: loaded });
  return <ContentPage page={data ?? loaded} />;
}
