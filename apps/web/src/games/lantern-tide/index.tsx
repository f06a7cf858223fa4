import type { GameModule } from "../game-module.ts";
import { SlotDraws } from "../slot/slot-draws.tsx";
import { LanternTidePays } from "./pays.tsx";
import { LanternTideStage } from "./stage.tsx";

/** Everything that shows Lantern Tide. */
export const lanternTide: GameModule = {
  Stage: LanternTideStage,
  Pays: LanternTidePays,
  facts: ["rtp", "volatility", "hitRate", "topWin"],
  Draws: SlotDraws,
  palette: { ground: "#12304a" },
  maths: async () => (await import("@houselight/game-maths/lantern-tide")).lanternTideVersions,
};
