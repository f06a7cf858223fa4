export * from "./views.ts";
export * from "./game-schemas.ts";
export * from "./endpoints.ts";
