import { createFileRoute } from "@tanstack/react-router";
import { useCategoryName } from "../features/catalogue/category-name.ts";
import { GameList } from "../features/catalogue/game-list.tsx";
import { loadGames } from "../features/catalogue/load-games.ts";
import { translatorOf } from "../i18n/translator.ts";
import { POKIES_CATEGORY } from "../shell/bars/menu-entries.ts";
import { gamesHead } from "../shell/page-head.ts";

const filter = { category: POKIES_CATEGORY };

export const Route = createFileRoute("/_page/pokies/all")({
  loader: ({ context }) => loadGames(context.queryClient, filter),
  head: ({ match }) => gamesHead(match.context, translatorOf(match.context)("categories.pokies")),
  component: Page,
});

function Page() {
  const categoryName = useCategoryName();
  return <GameList title={categoryName(POKIES_CATEGORY)} filter={filter} />;
}
