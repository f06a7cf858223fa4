export { type DrawSession, drawOf, openDraws, type TakenDraw } from "./draws.ts";
export { saltAfter } from "./chains/salt.ts";
export { type Link, linkSeed, nextLink, startChain } from "./chains/chains.ts";
export { selectShownSeeds, type ShownSeeds } from "./pair-store.ts";
