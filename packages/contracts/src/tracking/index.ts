export * from "./attribution.ts";
export * from "./browser-reports.ts";
