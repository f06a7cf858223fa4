import type { GameModule } from "../game-module.ts";
import { SidePanels } from "../panels/side-panels.tsx";
import { LanternTideStage } from "./stage.tsx";

export const lanternTide: GameModule = { Stage: LanternTideStage, SidePanels };
