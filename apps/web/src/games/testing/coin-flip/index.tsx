import type { GameModule } from "../../game-module.ts";
import { CoinFlipDraws, CoinFlipPays, CoinFlipStage } from "./stage.tsx";

/** Everything that shows the coin. */
export const coinFlip: GameModule = {
  Stage: CoinFlipStage,
  Pays: CoinFlipPays,
  facts: ["rtp", "topWin"],
  Draws: CoinFlipDraws,
  palette: { ground: "#123a32" },
  maths: async () => (await import("@houselight/game-maths/testing/coin-flip")).coinFlipVersions,
};
