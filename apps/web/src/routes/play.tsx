import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { RefusedError } from "../api/errors.ts";
import { houseGameQuery } from "../data/house-games.ts";
import { providersQuery } from "../data/catalogue.ts";
import { PlayPage } from "../features/house-games/play-page.tsx";
import type { PlayMode } from "../games/game-module.ts";
import { GameWordsProvider, gameWordsQuery } from "../i18n/game-words.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { isKeptFromGames } from "../data/compliance.ts";
import { requireOpenRegion, requirePlayer } from "../shell/guards.ts";
import { titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/play/$producer/$name")({
  validateSearch: (search): { mode?: PlayMode } =>
    search["mode"] === "real" || search["mode"] === "demo" ? { mode: search["mode"] } : {},
  staticData: { layout: "stage" },
  // Real play is for players; without a mode a visitor gets the demo.
  // A player who has reached a limit is shown it instead (LIMIT-06).
  beforeLoad: async (input) => {
    requireOpenRegion(input);
    if (input.search.mode === "real") requirePlayer(input);
    if (await isKeptFromGames(input.context.queryClient)) throw redirect({ to: "/profile/limits" });
  },
  loader: async ({ context: { queryClient, locale }, params }) => {
    const [game] = await Promise.all([
      queryClient.ensureQueryData(houseGameQuery(params.name)).catch((error: unknown) => {
        if (error instanceof RefusedError && error.status === 404) throw notFound();
        throw error;
      }),
      queryClient.ensureQueryData(providersQuery).catch(() => []),
      // Without them the page shows their keys (LOCALE-02).
      queryClient.ensureQueryData(gameWordsQuery(locale, params.name)).catch(() => ({})),
    ]);
    if (game.producer !== params.producer) throw notFound();
  },
  head: ({ match, params }) => {
    const { queryClient } = match.context;
    const game = queryClient.getQueryData(houseGameQuery(params.name).queryKey);
    if (!game) return {};
    const providers = queryClient.getQueryData(providersQuery.queryKey) ?? [];
    const studio = providers.find(({ slug }) => slug === game.producer)?.name ?? game.producer;
    const t = translatorOf(match.context);
    const rtp = game.rtp_percent;
    return titleHead(
      match.context,
      game.title,
      t("meta.gameDescription", { game: game.title, studio, rtp }),
    );
  },
  component: Page,
});

function Page() {
  const { name } = Route.useParams();
  const { mode = "demo" } = Route.useSearch();
  const { locale } = Route.useRouteContext();
  const { data: game } = useSuspenseQuery(houseGameQuery(name));
  const { data: providers } = useSuspenseQuery(providersQuery);
  const studio = providers.find(({ slug }) => slug === game.producer)?.name ?? game.producer;
  return (
    <GameWordsProvider game={name}>
      <PlayPage key={`${name}:${mode}`} game={game} mode={mode} locale={locale} studio={studio} />
    </GameWordsProvider>
  );
}
