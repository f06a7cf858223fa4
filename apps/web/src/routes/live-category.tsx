import { createFileRoute } from "@tanstack/react-router";
import { CategoryPage } from "../features/catalogue/lists/category-page.tsx";
import {
  categoryHead,
  loadCategory,
  loadKnownCategory,
} from "../features/catalogue/lists/load-category.ts";
import { LIVE_CATEGORY } from "../shell/menus/menu-entries.ts";

const ALL = "all";
const categoryOf = (slug: string): string => (slug === ALL ? LIVE_CATEGORY : slug);

/** All live games, or a category by this address (ROUTE-04). */
export const Route = createFileRoute("/_page/live/$slug")({
  loader: ({ context: { queryClient }, params: { slug } }) =>
    slug === ALL ? loadKnownCategory(queryClient, LIVE_CATEGORY) : loadCategory(queryClient, slug),
  head: ({ match, params }) => categoryHead(match, categoryOf(params.slug)),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <CategoryPage slug={categoryOf(slug)} />;
}
