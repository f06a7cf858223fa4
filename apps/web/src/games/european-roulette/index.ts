import type { GameModule } from "../game-module.ts";
import { SidePanels } from "../panels/side-panels.tsx";
import { EuropeanRouletteStage } from "./stage.tsx";

export const europeanRoulette: GameModule = { Stage: EuropeanRouletteStage, SidePanels };
