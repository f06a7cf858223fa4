import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { providersQuery } from "../data/catalogue.ts";
import { GameList } from "../features/catalogue/game-list.tsx";
import { loadGames } from "../features/catalogue/load-games.ts";
import { gamesHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/producers/$slug")({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const providers = await queryClient.ensureQueryData(providersQuery);
    if (!providers.some((provider) => provider.slug === slug)) throw notFound();
    await loadGames(queryClient, { provider: slug });
  },
  head: ({ match, params: { slug } }) => {
    const providers = match.context.queryClient.getQueryData(providersQuery.queryKey) ?? [];
    const name = providers.find((provider) => provider.slug === slug)?.name ?? slug;
    return gamesHead(match.context, name);
  },
  component: Page,
});

function Page() {
  const t = useTranslations("catalogue");
  const { slug } = Route.useParams();
  const { data: providers = [] } = useQuery(providersQuery);
  const studio = providers.find((provider) => provider.slug === slug)?.name ?? slug;
  return <GameList title={t("studio", { studio })} filter={{ provider: slug }} />;
}
