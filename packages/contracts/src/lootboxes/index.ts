export * from "./endpoints.ts";
export * from "./operator-endpoints.ts";
export * from "./rules.ts";
export * from "./views.ts";
