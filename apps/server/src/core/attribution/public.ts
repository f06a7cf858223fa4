export { keepAttribution } from "./attribution.ts";
export { selectAttribution, selectOfAffiliate } from "./attribution-store.ts";
