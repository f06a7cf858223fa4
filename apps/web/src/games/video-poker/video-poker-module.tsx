import { isVideoPokerOutcome } from "@houselight/game-maths/video-poker";
import { useTranslations } from "use-intl/react";
import { cardDraws, type UseDealtTo } from "../cards/card-draws.tsx";
import type { GameModule } from "../game-module.ts";
import { dealtTo } from "./dealt-to.ts";
import { videoPokerStage } from "./stage.tsx";
import type { VideoPoker } from "./video-poker.ts";
import { videoPokerPays } from "./video-poker-pays.tsx";

const useDealtTo: UseDealtTo = () => {
  const t = useTranslations("games.videoPoker");
  return (outcome) =>
    isVideoPokerOutcome(outcome) ? dealtTo(outcome).map((place) => t("place", { place })) : [];
};

/** Makes everything that shows a game of video poker. */
export const videoPokerModule = (
  poker: VideoPoker & Pick<GameModule, "palette" | "maths">,
): GameModule => ({
  Stage: videoPokerStage(poker),
  Pays: videoPokerPays(poker),
  facts: ["rtp", "hitRate", "volatility", "topWin"],
  Draws: cardDraws(1, useDealtTo),
  palette: poker.palette,
  maths: poker.maths,
});
