export { canonicalJson } from "./canonical-json.ts";
export * from "./european-roulette/index.ts";
export * from "./fairness/index.ts";
export type { GameProof, HouseGame, HouseGameSlug } from "./games.ts";
export { HOUSE_GAMES, isHouseGameSlug } from "./games.ts";
export * from "./lantern-tide/index.ts";
export * from "./proof/index.ts";
export * from "./slot/index.ts";
