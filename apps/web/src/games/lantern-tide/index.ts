import type { GameModule } from "../../features/house-games/game-module.ts";
import { LanternTideStage } from "./stage.tsx";

export const lanternTide: GameModule = { Stage: LanternTideStage };
