export { addressBlock } from "./address-block.ts";
export { limitConnections } from "./connection-limit.ts";
export { isCountryCode } from "./country-codes.ts";
export { type CountryOf, openGeography } from "./geography.ts";
export { createRequestSource, type RequestSource, type SourceOf } from "./request-source.ts";
export { trustedProxies } from "./trusted-proxies.ts";
