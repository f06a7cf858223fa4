import { Suspense } from "react";
import { useData } from "../../api/page/use-data.ts";
import { isRunning, useJackpots } from "../../data/engagement/jackpots/jackpots.ts";
import { bettingQuery } from "../../data/visitor/menu.ts";
import { BannerSlot } from "../../features/banners/banner-slot.tsx";
import { useTellSeen } from "../../features/banners/seen-banners.ts";
import type { Lobby } from "../../features/catalogue/lobby/load-lobby.ts";
import { LobbyPage } from "../../features/catalogue/lobby/lobby-page.tsx";
import { JackpotStrip } from "../../features/jackpots/jackpot-strip.tsx";
import { MatchesHeld } from "../../features/sportsbook/lists/matches-held.tsx";
import { lazyPart } from "../../shell/pages/lazy-part.ts";

const NextMatches = lazyPart(() => import("../../features/sportsbook/lists/next-matches.tsx"));

/** Main: the lobby with its banners and jackpots (ROUTE-01, ROUTE-30). Its script is that of its pages alone. */
export function MainLobby({ lobby }: { readonly lobby: Lobby }) {
  useTellSeen();
  return (
    <LobbyPage
      {...lobby}
      banners={<LobbyBanners />}
      jackpots={<JackpotStrip />}
      matches={<LobbyMatches />}
    />
  );
}

/** Matches stand below the first games: their script comes once the page is alive. */
const MATCHES = (
  <Suspense fallback={<MatchesHeld />}>
    <NextMatches />
  </Suspense>
);

/** Matches of the house's own sportsbook, not of one elsewhere (OPEN-19). */
function LobbyMatches() {
  const betting = useData(bettingQuery);
  return betting?.enabled && !betting.url ? MATCHES : null;
}

const LobbyBanners = () => (
  <>
    <BannerSlot slot="slider-index-top" />
    {useJackpots().some(isRunning) ? <BannerSlot slot="slider-index-top-jackpots" /> : null}
    <BannerSlot slot="slider-promo-banners" held />
  </>
);
