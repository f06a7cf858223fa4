import { createFileRoute } from "@tanstack/react-router";
import { verificationQuery } from "../data/verification.ts";
import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { VerificationPage } from "../features/verification/verification-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile/verification")({
  beforeLoad: requirePlayer,
  loader: ({ context }) =>
    context.queryClient.fetchQuery(verificationQuery).then(
      () => undefined,
      () => undefined,
    ),
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("verification.title"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <VerificationPage />
    </ProfileFrame>
  ),
});
