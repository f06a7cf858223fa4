export type { RouletteGame } from "./roulette-game.ts";
export { rouletteGame } from "./roulette-game.ts";
export type { RouletteForm } from "./roulette-rules.ts";
export { EVEN_MONEY, rouletteRules } from "./roulette-rules.ts";
export type { RouletteBetKind, RouletteSpot } from "./spots.ts";
export {
  BET_KINDS,
  DOUBLE_ZERO_BET_KINDS,
  DOUBLE_ZERO_SPOTS,
  layoutCell,
  SINGLE_ZERO_SPOTS,
} from "./spots.ts";
export type { PocketColour } from "./wheel.ts";
export {
  DOUBLE_ZERO,
  DOUBLE_ZERO_WHEEL,
  pocketColour,
  pocketName,
  RED_NUMBERS,
  SINGLE_ZERO_WHEEL,
} from "./wheel.ts";
export type { RouletteBetWire, RouletteOutcome } from "./wire.ts";
export { isRouletteOutcome } from "./wire.ts";
