import { bannersConfig, DEFAULT_LOCALE, wordsIn } from "@houselight/contracts";
import { groupsOf } from "#core/accounts";
import { placeOf, settingOf } from "#core/configuration";
import type { HandlerContext } from "#platform/http";
import type { House } from "#platform/module";
import { shownBanners } from "./shown-banners.ts";

/** Reads what this visitor is shown now, in the language of the page that asks (BANNER-01). */
export async function readBanners(
  house: House,
  { caller, host, country, locale }: Pick<HandlerContext, "caller" | "host" | "country" | "locale">,
) {
  const { banners, promo_tooltip: tooltip, ...kept } = await settingOf(house, bannersConfig);
  const groups = caller ? new Set(await groupsOf(house, caller.id)) : null;
  const viewer = {
    brand: placeOf(host, country).brand.id,
    groups,
    locale: locale ?? DEFAULT_LOCALE,
  };
  const { locale: shown } = viewer;
  return {
    banners: shownBanners(banners, viewer, house.clock.now()),
    promo_tooltip: tooltip ? { ...tooltip, text: wordsIn(tooltip.text, shown) } : null,
    ...kept,
  };
}
