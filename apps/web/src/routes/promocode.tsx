import { createFileRoute } from "@tanstack/react-router";

import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { PromoCodePage } from "../features/bonuses/promo-code-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile/promocode")({
  beforeLoad: requirePlayer,

  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("gifts.codeTitle"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <PromoCodePage />
    </ProfileFrame>
  ),
});
