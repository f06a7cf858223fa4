import { createFileRoute } from "@tanstack/react-router";
import { CategoryPage } from "../features/catalogue/lists/category-page.tsx";
import { categoryHead, loadKnownCategory } from "../features/catalogue/lists/load-category.ts";
import { TABLE_CATEGORY } from "../shell/menus/menu-entries.ts";

export const Route = createFileRoute("/_page/table")({
  loader: ({ context }) => loadKnownCategory(context.queryClient, TABLE_CATEGORY),
  head: ({ match }) => categoryHead(match, TABLE_CATEGORY),
  component: () => <CategoryPage slug={TABLE_CATEGORY} />,
});
