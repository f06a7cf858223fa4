import { createFileRoute } from "@tanstack/react-router";
import { CategoryPage } from "../features/catalogue/lists/category-page.tsx";
import { categoryHead, loadCategory } from "../features/catalogue/lists/load-category.ts";
import { pageOf } from "../features/catalogue/lists/page-number.ts";

/** A category from one of its pages on (OPEN-02). */
export const Route = createFileRoute("/_page/categories/$slug/$page")({
  loader: ({ context, params: { slug, page } }) =>
    loadCategory(context.queryClient, slug, pageOf(page)),
  head: ({ match, params }) => categoryHead(match, params.slug),
  component: Page,
});

function Page() {
  const { slug, page } = Route.useParams();
  return <CategoryPage slug={slug} page={pageOf(page)} />;
}
