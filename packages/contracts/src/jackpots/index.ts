export * from "./endpoints.ts";
export * from "./operator-endpoints.ts";
export { shownJackpotAmount } from "./shown-amount.ts";
export * from "./views.ts";
