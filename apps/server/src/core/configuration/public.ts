export { closedPages } from "./settings/closed-pages.ts";
export { enabledCurrencies, offeredCurrencies } from "./settings/currencies.ts";
export { selectLatestChoice } from "./settings/setting-store.ts";
export { CHANGE_TTL_MS, chooseSetting, settingIn, settingOf } from "./settings/settings.ts";
export {
  agesOf,
  isCountryServed,
  type Licence,
  licenceCodes,
  licenceOf,
  servedMethods,
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
  servingLicence,
} from "./licences/places.ts";
export {
  type GameNature,
  isGameOffered,
  isModeOffered,
  type SportsBets,
  slotStakeEur,
} from "./licences/play-rules.ts";
export {
  backOfficeAddress,
  type BrandAddress,
  brandAddresses,
  houseAddress,
  siteAddress,
} from "./licences/site-address.ts";
