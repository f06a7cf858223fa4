export { campaignSetting } from "./campaign-settings.ts";
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
export { type BrandSite, brandSite } from "./licences/brand-site.ts";
export {
  hostOfBrand,
  isAccountBlocked,
  isRegionClosed,
  overriddenCountry,
  placeOf,
} from "./licences/places.ts";
export { slotStakeEur } from "./licences/play-rules.ts";
export {
  type BrandAddress,
  brandAddresses,
  houseAddress,
  siteAddress,
} from "./licences/site-address.ts";
