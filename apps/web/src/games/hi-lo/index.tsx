import type { GameModule } from "../game-module.ts";
import { HiLoDraws } from "./draws.tsx";
import { HiLoPays } from "./pays.tsx";
import { HiLoStage } from "./stage.tsx";

/** Everything that shows Hi-Lo. */
export const hiLo: GameModule = {
  Stage: HiLoStage,
  Pays: HiLoPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: HiLoDraws,
  palette: { ground: "#10302c" },
  maths: async () => (await import("@houselight/game-maths/hi-lo")).hiLoVersions,
};
