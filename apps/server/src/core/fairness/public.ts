export { type DrawSession, drawOf, openDraws, type TakenDraw } from "./draws.ts";
export { selectShownSeeds, type ShownSeeds } from "./pair-store.ts";
