import { createFileRoute } from "@tanstack/react-router";
import { countriesQuery, playerFieldsQuery } from "../data/configuration.ts";
import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { ProfilePage } from "../features/accounts/profile/profile-page.tsx";
import { StatisticsPart } from "../features/wallet/statistics-part.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile")({
  beforeLoad: requirePlayer,
  loader: async ({ context: { queryClient } }) => {
    await Promise.allSettled([
      queryClient.ensureQueryData(playerFieldsQuery),
      queryClient.ensureQueryData(countriesQuery),
    ]);
  },
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("profile.title"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <ProfilePage />
      <StatisticsPart />
    </ProfileFrame>
  ),
});
