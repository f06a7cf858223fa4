import { createFileRoute } from "@tanstack/react-router";
import { sessionsQuery } from "../data/accounts.ts";
import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { SecurityPage } from "../features/accounts/security/security-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile/security")({
  beforeLoad: requirePlayer,
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(sessionsQuery).then(
      () => undefined,
      () => undefined,
    ),
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("security.title"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <SecurityPage />
    </ProfileFrame>
  ),
});
