export * from "./ages.ts";
export * from "./endpoints.ts";
export * from "./place.ts";
export * from "./player-fields.ts";
export * from "./play-policy.ts";
export * from "./policy.ts";
export * from "./regions.ts";
export * from "./sign-up-fields.ts";
