export { mines, minesVersions } from "./game.ts";
export { chanceOfPicks, FIELDS, MINES, MOST_STAKES, mostPicks, multipleOf } from "./pays.ts";
export type { MinesChoice } from "./rules.ts";
export { readMinesChoice } from "./rules.ts";
export type { MinesOutcome } from "./wire.ts";
export { isMinesOutcome } from "./wire.ts";
