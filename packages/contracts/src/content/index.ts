export * from "./endpoints.ts";
export * from "./files.ts";
export * from "./heads.ts";
export * from "./operator-endpoints.ts";
export * from "./views.ts";
export { SITE_NAMES } from "./site-names.ts";
export { isContentSlug } from "./slug.ts";
