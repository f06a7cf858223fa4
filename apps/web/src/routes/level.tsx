import { createFileRoute } from "@tanstack/react-router";

import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { LevelPage } from "../features/accounts/profile/level-page.tsx";
import { compPointsQuery } from "../data/engagement/comps/comps.ts";
import { userLevelsQuery } from "../data/engagement/vip/vip.ts";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile/level")({
  beforeLoad: requirePlayer,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(userLevelsQuery),
      queryClient.prefetchQuery(compPointsQuery),
    ]),

  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("level.title"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <LevelPage />
    </ProfileFrame>
  ),
});
