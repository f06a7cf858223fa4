export * from "./endpoints.ts";
export * from "./files.ts";
export * from "./heads.ts";
export * from "./operator-endpoints.ts";
export * from "./views.ts";
export { isContentSlug } from "./slug.ts";
