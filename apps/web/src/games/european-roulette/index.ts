import type { GameModule } from "../../features/house-games/game-module.ts";
import { EuropeanRouletteStage } from "./stage.tsx";

export const europeanRoulette: GameModule = { Stage: EuropeanRouletteStage };
