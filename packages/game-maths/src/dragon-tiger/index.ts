export type { DragonTigerBet, DragonTigerCards } from "./dragon-tiger-rules.ts";
export { DRAGON_TIGER_RULES, higherSide } from "./dragon-tiger-rules.ts";
export type { DragonTigerOutcome } from "./game.ts";
export { dragonTiger, dragonTigerVersions, isDragonTigerOutcome } from "./game.ts";
