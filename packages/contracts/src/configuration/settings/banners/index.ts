export * from "./banner.ts";
export * from "./banners-config.ts";
export * from "./live-time.ts";
export * from "./promo-data.ts";
export * from "./promo-status.ts";
