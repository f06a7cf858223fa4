export * from "./views.ts";
export {
  betView,
  outcomeView,
  type RoundSummaryView,
  roundSummaryView,
  roundView,
  stepView,
} from "./game-schemas.ts";
export * from "./endpoints.ts";
