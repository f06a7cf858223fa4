export { isCountryServed, offeredCurrencies } from "./offers.ts";
export { placeOf } from "./places.ts";
