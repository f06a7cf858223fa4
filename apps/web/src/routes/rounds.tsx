import { createFileRoute } from "@tanstack/react-router";
import { openRoundsQuery } from "../data/house-games.ts";
import { ownWagersQuery } from "../data/money/own-wagers.ts";
import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { RoundsPage } from "../features/house-games/rounds-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile/rounds")({
  beforeLoad: requirePlayer,
  loader: async ({ context: { queryClient } }) => {
    await Promise.allSettled([
      queryClient.ensureInfiniteQueryData(ownWagersQuery),
      queryClient.ensureQueryData(openRoundsQuery),
    ]);
  },
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("rounds.title"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <RoundsPage />
    </ProfileFrame>
  ),
});
