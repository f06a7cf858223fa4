export { enabledCurrencies, offeredCurrencies } from "./currency-config.ts";
export { isCountryServed } from "./offers.ts";
export { placeOf } from "./places.ts";
