export * from "./closure.ts";
export * from "./consents.ts";
export * from "./email-change.ts";
export * from "./endpoints.ts";
export * from "./phone-change.ts";
export * from "./profile-change.ts";
export * from "./profile-completeness.ts";
