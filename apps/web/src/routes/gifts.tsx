import { createFileRoute } from "@tanstack/react-router";
import { ProfileFrame } from "../features/accounts/profile-frame.tsx";
import { SubscribeButton } from "../features/accounts/privacy/subscribe-button.tsx";
import { GiftsPage } from "../features/bonuses/gifts-page.tsx";
import { loadGifts } from "../features/bonuses/load-gifts.ts";
import { cashbackQuery } from "../data/engagement/cashback/cashback.ts";
import { loadLootboxes } from "../features/lootboxes/load-lootboxes.ts";
import { translatorOf } from "../i18n/translator.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

const CashbackSection = lazyPart(() => import("../features/cashback/cashback-section.tsx"));
const LootboxesSection = lazyPart(() => import("../features/lootboxes/lootboxes-section.tsx"));

export const Route = createFileRoute("/_page/profile/gifts")({
  beforeLoad: requirePlayer,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      loadGifts(queryClient),
      loadLootboxes(queryClient),
      queryClient.prefetchQuery(cashbackQuery),
    ]);
  },
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("gifts.title"));
    return { meta: [...meta, noindex] };
  },
  component: () => (
    <ProfileFrame>
      <GiftsPage boxes={<LootboxesSection />} cashback={<CashbackSection />}>
        <SubscribeButton />
      </GiftsPage>
    </ProfileFrame>
  ),
});
