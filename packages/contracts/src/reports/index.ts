export * from "./operator-endpoints.ts";
export * from "./views.ts";
