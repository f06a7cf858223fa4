import { createFileRoute } from "@tanstack/react-router";
import { playedGamesQuery } from "../data/house-games.ts";
import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { PlayedGamesPage } from "../features/house-games/played-games-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile/games-history")({
  beforeLoad: requirePlayer,
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(playedGamesQuery).then(
      () => undefined,
      () => undefined,
    ),
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("gamesHistory.title"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <PlayedGamesPage />
    </ProfileFrame>
  ),
});
