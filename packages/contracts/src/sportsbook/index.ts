export * from "./endpoints.ts";
export * from "./free-bets.ts";
export * from "./give-backs.ts";
export * from "./operator-endpoints.ts";
export * from "./player-limits.ts";
export * from "./views.ts";
