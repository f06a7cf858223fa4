export { factsOf } from "./facts.ts";
export type { Agreement } from "./confidence.ts";
export { agreement, NORMAL_99 } from "./confidence.ts";
export type { Fraction } from "./fraction.ts";
export {
  addFractions,
  divideFractions,
  equalFractions,
  fraction,
  fractionToDecimal,
  fractionToNumber,
  fractionToPercent,
  fractionToText,
  multiplyFractions,
  subtractFractions,
  cutFraction,
} from "./fraction.ts";
export type { StoredBet } from "./stored-figures.ts";
export { storedBets, supportedDecimals } from "./stored-figures.ts";
export type { Volatility } from "./volatility.ts";
export { standardDeviationOf, VOLATILITY_THRESHOLDS, volatilityOf } from "./volatility.ts";
export type { WinBand } from "./win-bands.ts";
export { BAND_BOUNDS, bandOf, winBands } from "./win-bands.ts";
export {
  groupedText,
  oneInText,
  percentText,
  shortFraction,
  timesText,
} from "./report-text.ts";
