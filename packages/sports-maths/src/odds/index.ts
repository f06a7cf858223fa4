export type { OddsFormat } from "./format-odds.ts";
export { formatOdds, ODDS_FORMATS } from "./format-odds.ts";
export { impliedProbability, overround, withMargin } from "./margin.ts";
