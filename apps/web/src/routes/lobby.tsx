import { createFileRoute } from "@tanstack/react-router";
import { isServer } from "../api/transport.ts";
import { isRunning, useJackpots } from "../data/engagement/jackpots/jackpots.ts";
import { BannerSlot } from "../features/banners/banner-slot.tsx";
import { bannersQuery } from "../features/banners/banners-query.ts";
import { useTellSeen } from "../features/banners/seen-banners.ts";
import { loadLobby } from "../features/catalogue/lobby/load-lobby.ts";
import { LobbyPage } from "../features/catalogue/lobby/lobby-page.tsx";
import { JackpotStrip } from "../features/jackpots/jackpot-strip.tsx";
import { organisationHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/")({
  loader: async ({ context: { queryClient, locale } }) => {
    const banners = queryClient.prefetchQuery(bannersQuery(locale));
    const lobby = await loadLobby(queryClient);
    // In the browser their places are held free until they come.
    if (isServer()) await banners;
    return lobby;
  },
  head: ({ match }) => organisationHead(match.context),
  component: Lobby,
});

function Lobby() {
  useTellSeen();
  return (
    <LobbyPage {...Route.useLoaderData()} banners={<LobbyBanners />} jackpots={<JackpotStrip />} />
  );
}

const LobbyBanners = () => (
  <>
    <BannerSlot slot="slider-index-top" />
    {useJackpots().some(isRunning) ? <BannerSlot slot="slider-index-top-jackpots" /> : null}
    <BannerSlot slot="slider-promo-banners" held />
  </>
);
