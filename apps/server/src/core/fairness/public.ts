export { type DrawSession, drawOf, openDraws, type TakenDraw } from "./draws.ts";
export { type Link, linkSeed, nextLink, startChain } from "./chains/chains.ts";
export { selectShownSeeds, type ShownSeeds } from "./pair-store.ts";
