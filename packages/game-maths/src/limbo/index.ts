export { limbo, limboVersions } from "./game.ts";
export type { LimboChoice } from "./heights.ts";
export {
  chanceOfHeight,
  drawHeight,
  highestTarget,
  LEAST_HEIGHT,
  limboMultiple,
  MOST_DOUBLINGS,
  readLimboChoice,
  TARGETS,
} from "./heights.ts";
export type { LimboOutcome } from "./wire.ts";
export { isLimboOutcome } from "./wire.ts";
