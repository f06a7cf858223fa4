export * from "./prize.ts";
export * from "./views.ts";
