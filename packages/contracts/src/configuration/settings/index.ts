export * from "./rewards/adventures.ts";
export * from "./banners/index.ts";
export * from "./awards.ts";
export * from "./campaigns.ts";
export * from "./currencies.ts";
export * from "./flags.ts";
export * from "./footer.ts";
export * from "./games.ts";
export * from "./rewards/gifts.ts";
export * from "./places.ts";
export * from "./support.ts";
export * from "./variables.ts";
export * from "./versions/proposals.ts";
export * from "./versions/versions.ts";
export * from "./rewards/vip.ts";
export {
  SETTING_ENDPOINTS,
  SETTINGS,
  type GuardedSetting,
  type OpenSetting,
  type Setting,
} from "./registry.ts";
export type { SettingWords } from "./define-setting.ts";
