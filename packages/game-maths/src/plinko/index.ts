export type { PlinkoChoice, PlinkoRisk } from "./falls.ts";
export {
  basketOf,
  basketsOf,
  boardName,
  pathsTo,
  plinkoMultiple,
  readPlinkoChoice,
  RISKS,
  ROWS,
} from "./falls.ts";
export { plinko, plinkoVersions } from "./game.ts";
export type { PlinkoOutcome } from "./wire.ts";
export { isPlinkoOutcome } from "./wire.ts";
