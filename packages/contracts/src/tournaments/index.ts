export * from "./endpoints.ts";
export * from "./lists.ts";
export * from "./operator-endpoints.ts";
export * from "./quest-levels.ts";
export * from "./views.ts";
