export type { MoneyWheelOutcome } from "./game.ts";
export { isMoneyWheelOutcome, moneyWheel, moneyWheelVersions } from "./game.ts";
export type { WheelSymbol } from "./money-wheel-rules.ts";
export {
  MONEY_WHEEL_RULES,
  MONEY_WHEEL_SPOTS,
  WHEEL_SEGMENTS,
  WHEEL_SYMBOLS,
} from "./money-wheel-rules.ts";
