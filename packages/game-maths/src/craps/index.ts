export { craps, crapsVersions } from "./game.ts";
export type { CrapsTable } from "./round-state.ts";
export { MOST_ROLLS_WITH_BETS, roomLeft, roomOn } from "./round-state.ts";
export type { CrapsBet, CrapsSpot, Point } from "./spots.ts";
export {
  CRAPS_PAYS,
  CRAPS_SPOTS,
  HARDWAYS,
  ODDS_PAYS,
  ODDS_TIMES,
  POINTS,
  spotOf,
} from "./spots.ts";
export type { CrapsOutcome, CrapsRollView } from "./wire.ts";
export { isCrapsOutcome } from "./wire.ts";
