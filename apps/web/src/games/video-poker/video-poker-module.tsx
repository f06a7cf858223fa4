import { cardDraws } from "../cards/card-draws.tsx";
import type { GameModule } from "../game-module.ts";
import { videoPokerStage } from "./stage.tsx";
import type { VideoPoker } from "./video-poker.ts";
import { videoPokerPays } from "./video-poker-pays.tsx";

/** Makes everything that shows a game of video poker. */
export const videoPokerModule = (
  poker: VideoPoker & Pick<GameModule, "palette" | "maths">,
): GameModule => ({
  Stage: videoPokerStage(poker),
  Pays: videoPokerPays(poker),
  facts: ["rtp", "hitRate", "volatility", "topWin"],
  Draws: cardDraws(1),
  palette: poker.palette,
  maths: poker.maths,
});
