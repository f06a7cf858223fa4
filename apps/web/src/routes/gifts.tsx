import { createFileRoute } from "@tanstack/react-router";
import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { SubscribeButton } from "../features/accounts/privacy/subscribe-button.tsx";
import { GiftsPage } from "../features/bonuses/gifts-page.tsx";
import { loadGifts } from "../features/bonuses/load-gifts.ts";
import { translatorOf } from "../i18n/translator.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/profile/gifts")({
  beforeLoad: requirePlayer,
  loader: ({ context }) => loadGifts(context.queryClient),
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("gifts.title"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <GiftsPage>
        <SubscribeButton />
      </GiftsPage>
    </ProfileFrame>
  ),
});
