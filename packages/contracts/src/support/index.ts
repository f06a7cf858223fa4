export * from "./departments.ts";
export * from "./endpoints.ts";
export * from "./operator-endpoints.ts";
export * from "./views.ts";
export * from "./survey.ts";
export * from "./survey-of.ts";
