export * from "./ages.ts";
export * from "./endpoints.ts";
export * from "./policy.ts";
