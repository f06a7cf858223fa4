export * from "./endpoints.ts";
export * from "./free-bets.ts";
export * from "./operator-endpoints.ts";
export * from "./views.ts";
