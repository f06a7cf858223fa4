import type { GameModule } from "../game-module.ts";
import { MinesDraws } from "./draws.tsx";
import { MinesPays } from "./pays.tsx";
import { MinesStage } from "./stage.tsx";

/** Everything that shows Mines. */
export const mines: GameModule = {
  Stage: MinesStage,
  Pays: MinesPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: MinesDraws,
  palette: { ground: "#23303a" },
  maths: async () => (await import("@houselight/game-maths/mines")).minesVersions,
};
