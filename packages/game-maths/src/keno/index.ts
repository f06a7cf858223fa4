export type { KenoChoice } from "./draws.ts";
export { chanceOfHits, drawNumbers, KENO, kenoMultiple, paysOf, readKenoChoice } from "./draws.ts";
export { keno, kenoVersions } from "./game.ts";
export { KENO_PAYS } from "./pays.ts";
export type { KenoOutcome } from "./wire.ts";
export { isKenoOutcome } from "./wire.ts";
