import { createFileRoute } from "@tanstack/react-router";
import { closureQuery, consentsQuery } from "../data/accounts.ts";
import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { PrivacyPage } from "../features/accounts/privacy/privacy-page.tsx";
import { ActivityPart } from "../features/wallet/activity-part.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile/privacy")({
  beforeLoad: requirePlayer,
  loader: async ({ context: { queryClient } }) => {
    await Promise.allSettled([
      queryClient.ensureQueryData(consentsQuery),
      queryClient.ensureQueryData(closureQuery),
    ]);
  },
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("privacy.title"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <PrivacyPage>
        <ActivityPart />
      </PrivacyPage>
    </ProfileFrame>
  ),
});
