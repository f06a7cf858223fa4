export { type DrawnPrize, drawPrize } from "./draw-prize.ts";
export { givePrize } from "./give-prize.ts";
export { amountIn, isWithin, pricedPrizes } from "./prices.ts";
export { drawViews, type RecordedDraw } from "./draw-views.ts";
