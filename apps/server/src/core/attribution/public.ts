export { keepAttribution } from "./attribution.ts";
export { selectOfAffiliate } from "./attribution-store.ts";
