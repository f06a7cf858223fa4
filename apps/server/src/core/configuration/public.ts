export { enabledCurrencies, offeredCurrencies } from "./currency-config.ts";
export {
  agesOf,
  isCountryServed,
  type Licence,
  licenceCodes,
  licenceOf,
  thresholdsOf,
  type ThresholdVariables,
} from "./licences/licences.ts";
export { placeOf } from "./licences/places.ts";
export { houseAddress, siteAddress } from "./licences/site-address.ts";
