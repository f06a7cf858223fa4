export * from "./views.ts";
export * from "./endpoints.ts";
