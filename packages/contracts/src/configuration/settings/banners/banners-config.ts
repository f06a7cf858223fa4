import * as z from "zod/mini";
import { defineEndpoint } from "../../../endpoint/index.ts";
import { defineSetting, settingAddress, settingWords } from "../define-setting.ts";
import { banner, bannerView } from "./banner.ts";
import { FIRST_BANNERS } from "./first-banners.ts";

/** The cookie that hides a banner once it was closed, in minutes (BANNER-16, OPEN-11). */
export const BONUS_BANNER_COOKIE_MINUTES = 1440;
/** Minutes that the promo tooltip stays, unless chosen (BANNER-14). */
export const PROMO_TOOLTIP_MINUTES = 10;

const minutes = z.int().check(z.gte(1), z.lte(525_600));

export const bannersConfig = defineSetting({
  name: "banners-config",
  title: "BannersConfig",
  summary: "Banners in every language, and how long what was closed stays closed (BANNER-01).",
  schema: z.strictObject({
    banners: z.array(banner).check(
      z.maxLength(100),
      z.refine(
        (banners) => new Set(banners.map(({ id }) => id)).size === banners.length,
        "VALIDATION.COMMON.INVALID_FIELD",
      ),
    ),
    bonus_banner_cookie_minutes: minutes,
    promo_tooltip_minutes: minutes,
    /** Words and address of the promo tooltip; without them there is none (BANNER-14). */
    promo_tooltip: z.optional(z.strictObject({ text: settingWords, url: settingAddress })),
  }),
  initial: {
    banners: [...FIRST_BANNERS],
    bonus_banner_cookie_minutes: BONUS_BANNER_COOKIE_MINUTES,
    promo_tooltip_minutes: PROMO_TOOLTIP_MINUTES,
  },
});

/** Reads what this visitor is shown now, in the language of the page that asks (X-Locale). */
export const getBanners = defineEndpoint({
  name: "getBannersConfig",
  method: "GET",
  path: "/api/fe/config/banners-config",
  summary: "The banners of this visitor now, in the language of the header X-Locale (BANNER-01).",
  access: "all",
  output: z.object({
    banners: z.array(bannerView),
    bonus_banner_cookie_minutes: minutes,
    promo_tooltip_minutes: minutes,
    promo_tooltip: z.nullable(z.object({ text: z.string(), url: z.string() })),
  }),
});
