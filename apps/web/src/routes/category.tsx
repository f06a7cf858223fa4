import { createFileRoute, notFound } from "@tanstack/react-router";
import { collectionsQuery } from "../data/catalogue.ts";
import { readableSlug, useCategoryName } from "../features/catalogue/category-name.ts";
import { GameList } from "../features/catalogue/game-list.tsx";
import { loadGames } from "../features/catalogue/load-games.ts";
import { translatorOf } from "../i18n/translator.ts";
import { gamesHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/categories/$slug")({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const collections = await queryClient.ensureQueryData(collectionsQuery);
    if (!collections.some(({ identifier }) => identifier === slug)) throw notFound();
    await loadGames(queryClient, { category: slug });
  },
  head: ({ match, params: { slug } }) => {
    const t = translatorOf(match.context);
    const key = `categories.${slug}` as "categories.pokies";
    return gamesHead(match.context, t.has(key) ? t(key) : readableSlug(slug));
  },
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  const categoryName = useCategoryName();
  return <GameList title={categoryName(slug)} filter={{ category: slug }} />;
}
