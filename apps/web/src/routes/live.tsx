import { createFileRoute } from "@tanstack/react-router";
import { CategoryPage } from "../features/catalogue/lists/category-page.tsx";
import { categoryHead, loadKnownCategory } from "../features/catalogue/lists/load-category.ts";
import { LIVE_CATEGORY } from "../shell/menus/menu-entries.ts";

export const Route = createFileRoute("/_page/live")({
  loader: ({ context }) => loadKnownCategory(context.queryClient, LIVE_CATEGORY),
  head: ({ match }) => categoryHead(match, LIVE_CATEGORY),
  component: () => <CategoryPage slug={LIVE_CATEGORY} />,
});
