export * from "./attribution.ts";
export * from "./browser-reports.ts";
export * from "./consent.ts";
export * from "./page-timing.ts";
export * from "./promotion-views.ts";
export * from "./pwa-events.ts";
