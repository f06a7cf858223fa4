import { BannerSlot } from "../../../features/banners/banner-slot.tsx";
import { PaymentLogos } from "../../../features/cashbox/method-pages/payment-logos.tsx";
import { JackpotPart } from "../../../features/jackpots/jackpot-part.tsx";
import { LiveChatButton } from "../../../features/support/live-chat-button.tsx";
import { TournamentTerms } from "../../../features/tournaments/rules/terms-part.tsx";
import { VipLevels } from "../../../features/vip/vip-levels.tsx";
import { lazyPart } from "../../../shell/pages/lazy-part.ts";
import type { LiveParts } from "../../../features/content/text/page-text.tsx";

const AdventurePart = lazyPart(() => import("../../../features/adventures/adventure-part.tsx"));

/** Live parts of other features that a page of words may hold (CMS-05). */
export const PAGE_PARTS: LiveParts = {
  "payments-methods": PaymentLogos,
  "live-chat-button": LiveChatButton,
  jackpot: JackpotPart,
  "tournament-terms": TournamentTerms,
  adventure: () => <AdventurePart />,
  "vip-club": VipLevels,
  "promotion-list": () => <BannerSlot slot="slider-promo-banners" />,
};
