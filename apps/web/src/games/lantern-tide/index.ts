import type { GameModule } from "../../features/house-games/game-module.ts";
import { SidePanels } from "../panels/side-panels.tsx";
import { LanternTideStage } from "./stage.tsx";

export const lanternTide: GameModule = { Stage: LanternTideStage, SidePanels };
