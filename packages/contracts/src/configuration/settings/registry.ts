import { vipAdventures } from "./rewards/adventures.ts";
import { awardsConfig } from "./awards.ts";
import { bannersConfig } from "./banners/banners-config.ts";
import { excludedPromoStags, stagByReferrer, surveyConfig } from "./campaigns.ts";
import { currencyConfig } from "./currencies.ts";
import { featureFlags } from "./flags.ts";
import { footerConfig } from "./footer.ts";
import {
  closedGames,
  disabledProviders,
  gameLists,
  liveTablesConfig,
  rocketConfig,
  sportsbookConfig,
} from "./games.ts";
import {
  additionalGifts,
  compEarning,
  disabledBonuses,
  modifyGifts,
  wheelConfig,
  wheelSegments,
} from "./rewards/gifts.ts";
import {
  bettingConfig,
  logoConfig,
  mainWidget,
  menuCategories,
  promotionPages,
  providersConfig,
} from "./places.ts";
import { supportConfig } from "./support.ts";
import { userLevels, vipManagers, vipProgram } from "./rewards/vip.ts";
import { playerFieldsConfig } from "../player-fields.ts";

/** Every setting of the site: the eighteen of API-05, the feature flags, the footer, the awards, the fields of the profile, the chat, what lists of games show, whether the rocket flies, which live tables open, what the sportsbook takes, what earns comp points. */
export const SETTINGS = [
  stagByReferrer,
  surveyConfig,
  bettingConfig,
  vipAdventures,
  disabledBonuses,
  modifyGifts,
  excludedPromoStags,
  currencyConfig,
  additionalGifts,
  mainWidget,
  vipProgram,
  userLevels,
  vipManagers,
  providersConfig,
  logoConfig,
  menuCategories,
  promotionPages,
  bannersConfig,
  wheelConfig,
  wheelSegments,
  featureFlags,
  footerConfig,
  awardsConfig,
  playerFieldsConfig,
  supportConfig,
  disabledProviders,
  gameLists,
  closedGames,
  rocketConfig,
  liveTablesConfig,
  sportsbookConfig,
  compEarning,
] as const;
export type Setting = (typeof SETTINGS)[number];
/** A setting of which a choice waits for a second operator. */
export type GuardedSetting = Extract<Setting, { readonly guarded: true }>;
/** A setting of which an operator's choice holds at once. */
export type OpenSetting = Exclude<Setting, GuardedSetting>;

/**
 * The endpoints of every setting. Where one is read in another shape than it is chosen in, its own
 * endpoint stands in the place of the general one.
 */
export const SETTING_ENDPOINTS = SETTINGS.flatMap((setting) =>
  setting === bannersConfig || setting === playerFieldsConfig || setting === vipManagers
    ? [setting.choose]
    : [setting.read, setting.choose],
);
