export * from "./endpoints.ts";
export * from "./methods.ts";
export * from "./operator-cases.ts";
export * from "./operator-endpoints.ts";
export * from "./operator-payments.ts";
export * from "./rules.ts";
export * from "./terms.ts";
export * from "./views.ts";
