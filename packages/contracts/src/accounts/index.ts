export * from "./player-view.ts";
export * from "./endpoints.ts";
export * from "./entry-endpoints.ts";
export * from "./device-name.ts";
export * from "./groups.ts";
export * from "./rules/index.ts";
export * from "./profile-completeness.ts";
