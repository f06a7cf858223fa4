import { createFileRoute } from "@tanstack/react-router";
import { limitsQuery, realityCheckQuery } from "../data/compliance.ts";
import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { LimitsPage } from "../features/compliance/limits-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile/limits")({
  beforeLoad: requirePlayer,
  loader: async ({ context: { queryClient } }) => {
    await Promise.allSettled([
      queryClient.fetchQuery(limitsQuery),
      queryClient.ensureQueryData(realityCheckQuery),
    ]);
  },
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("limits.title"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <LimitsPage />
    </ProfileFrame>
  ),
});
