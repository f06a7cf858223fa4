export * from "./player-view.ts";
export * from "./endpoints.ts";
export * from "./groups.ts";
export * from "./group-endpoints.ts";
export * from "./roles.ts";
export * from "./rules/index.ts";
export * from "./profile-completeness.ts";
