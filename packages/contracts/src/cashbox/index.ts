export * from "./endpoints.ts";
export * from "./methods.ts";
