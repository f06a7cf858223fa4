import { createFileRoute } from "@tanstack/react-router";
import { CategoryPage } from "../features/catalogue/lists/category-page.tsx";
import { categoryHead, loadKnownCategory } from "../features/catalogue/lists/load-category.ts";
import { POKIES_CATEGORY } from "../shell/menus/menu-entries.ts";

export const Route = createFileRoute("/_page/slots")({
  loader: ({ context }) => loadKnownCategory(context.queryClient, POKIES_CATEGORY),
  head: ({ match }) => categoryHead(match, POKIES_CATEGORY),
  component: () => <CategoryPage slug={POKIES_CATEGORY} />,
});
