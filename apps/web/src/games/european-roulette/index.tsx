import type { GameModule } from "../game-module.ts";
import { EuropeanRouletteDraws } from "./draws.tsx";
import { EuropeanRoulettePays } from "./pays.tsx";
import { EuropeanRouletteStage } from "./stage.tsx";

/** Everything that shows European Roulette. */
export const europeanRoulette: GameModule = {
  Stage: EuropeanRouletteStage,
  Pays: EuropeanRoulettePays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: EuropeanRouletteDraws,
  palette: { ground: "#123a32" },
  maths: async () =>
    (await import("@houselight/game-maths/european-roulette")).europeanRouletteVersions,
};
