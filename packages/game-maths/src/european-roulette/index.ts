export type {
  BetRefusal,
  BetRefusalCode,
  ParsedRouletteBets,
  RouletteBet,
} from "./parse-bets.ts";
export { parseRouletteBets } from "./parse-bets.ts";
export type { RouletteRound, SettledRouletteBet } from "./play-roulette.ts";
export { playRoulette, roulettePayout } from "./play-roulette.ts";
export type { RouletteBetKind, RouletteSpot } from "./spots.ts";
export { BET_KINDS, findSpot, findSpotByNumbers, layoutCell, ROULETTE_SPOTS } from "./spots.ts";
export type { PocketColour } from "./wheel.ts";
export { POCKET_COUNT, pocketColour, RED_NUMBERS, WHEEL_ORDER } from "./wheel.ts";
export type { RouletteBetProof, RouletteKindProof, RouletteProof } from "./prove-roulette.ts";
export { proveBets, proveRoulette, unitBet } from "./prove-roulette.ts";
export type { RouletteSimulation } from "./simulate-roulette.ts";
export { betsOnEveryKind, simulateRoulette } from "./simulate-roulette.ts";
export { EUROPEAN_ROULETTE_VERSION } from "./version.ts";
export { europeanRoulette, europeanRouletteVersions } from "./game.ts";
export type { RouletteBetWire, RouletteOutcome } from "./wire.ts";
export { isRouletteBet, isRouletteOutcome } from "./wire.ts";
