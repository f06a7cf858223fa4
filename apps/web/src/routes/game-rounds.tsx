import { createFileRoute, notFound } from "@tanstack/react-router";
import { RefusedError } from "../api/errors.ts";
import { gameQuery } from "../data/catalogue.ts";
import { gameRoundsQuery } from "../data/money/own-rounds.ts";
import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { GameRoundsPage } from "../features/house-games/game-rounds-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";
import { ROUND_CHECKS } from "./registries/round-checks.tsx";

/** A player's rounds of one game of the lists, whoever runs it (PROFILE-09). */
export const Route = createFileRoute("/_page/profile/games-history/$producer/$name")({
  beforeLoad: requirePlayer,
  loader: async ({ context: { queryClient }, params: { producer, name } }) => {
    const game = await queryClient
      .ensureQueryData(gameQuery(producer, name))
      .catch((error: unknown) => {
        if (error instanceof RefusedError) throw notFound();
        throw error;
      });
    await queryClient.prefetchInfiniteQuery(gameRoundsQuery(game));
    return game;
  },
  head: ({ match, loaderData }) => {
    const t = translatorOf(match.context);
    const title = loaderData && t("gamesHistory.roundsOf", { game: loaderData.title });
    const named = title ? titleHead(match.context, title).meta : [];
    return { meta: [...named, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <GameRoundsPage game={Route.useLoaderData()} checks={ROUND_CHECKS} />
    </ProfileFrame>
  ),
});
