export { type ButtonTwineOptions, buttonTwine } from "./makers/button-twine.ts";
export { type CorkCandleOptions, corkCandle } from "./makers/cork-candle.ts";
export { studio } from "./studio.ts";
