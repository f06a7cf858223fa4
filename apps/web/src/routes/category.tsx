import { createFileRoute } from "@tanstack/react-router";
import { CategoryOfAddress } from "../features/catalogue/lists/category-page.tsx";
import { categoryHead, loadCategory } from "../features/catalogue/lists/load-category.ts";

/** The games of a category (ROUTE-07). */
export const Route = createFileRoute("/_page/categories/$slug")({
  loader: ({ context, params }) => loadCategory(context.queryClient, params.slug),
  head: ({ match, params }) => categoryHead(match, params.slug),
  component: CategoryOfAddress,
});
