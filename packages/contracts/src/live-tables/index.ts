export * from "./endpoints.ts";
export * from "./views.ts";
