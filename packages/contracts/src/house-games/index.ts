export * from "./views.ts";
export {
  betView,
  outcomeView,
  type RoundSummaryView,
  roundSummaryView,
  roundView,
} from "./game-schemas.ts";
export * from "./endpoints.ts";
