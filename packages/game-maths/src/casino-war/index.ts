export { casinoWar, casinoWarVersions } from "./game.ts";
export type { WarSpot } from "./war-rules.ts";
export { higherSide, WAR_BURNT, WAR_DECKS, WAR_RULES } from "./war-rules.ts";
export type { WarOutcome } from "./wire.ts";
export { isWarOutcome } from "./wire.ts";
