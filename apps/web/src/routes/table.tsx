import { createFileRoute } from "@tanstack/react-router";
import { useCategoryName } from "../features/catalogue/category-name.ts";
import { GameList } from "../features/catalogue/game-list.tsx";
import { loadGames } from "../features/catalogue/load-games.ts";
import { translatorOf } from "../i18n/translator.ts";
import { TABLE_CATEGORY } from "../shell/bars/menu-entries.ts";
import { gamesHead } from "../shell/page-head.ts";

const filter = { category: TABLE_CATEGORY };

export const Route = createFileRoute("/_page/table")({
  loader: ({ context }) => loadGames(context.queryClient, filter),
  head: ({ match }) => gamesHead(match.context, translatorOf(match.context)("categories.table")),
  component: Page,
});

function Page() {
  const categoryName = useCategoryName();
  return <GameList title={categoryName(TABLE_CATEGORY)} filter={filter} />;
}
