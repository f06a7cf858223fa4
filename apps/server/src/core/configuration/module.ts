import {
  ageOnDay,
  currency,
  featureFlags,
  getClientContext,
  getCurrentIp,
  getMessages,
  getProject,
  listCountries,
  listCurrencies,
  listLocales,
  PSEUDO_LOCALE,
} from "@houselight/contracts";
import { captchaOf } from "#core/sign-in";
import { StartError } from "#platform/config";
import { type HandlerContext, Refused, route } from "#platform/http";
import { type Module, perHouse } from "#platform/module";
import { readBuiltWords } from "./built-words.ts";
import { findMessages, makeCatalogues } from "./messages.ts";
import { policyView, servedCountries, thresholdFault } from "./licences/licences.ts";
import { placeOf, servingLicence, siteRow } from "./licences/places.ts";
import { localeAddresses, siteAddress } from "./licences/site-address.ts";
import { closedPages } from "./settings/closed-pages.ts";
import { offeredCurrencies } from "./settings/currencies.ts";
import { settingRoutes } from "./settings/setting-routes.ts";
import { settingOf } from "./settings/settings.ts";

/** The words of games and brands come with the site: they are read at the first request. */
const cataloguesOf = perHouse(async ({ config }) =>
  makeCatalogues(await readBuiltWords(config.SITE_DIR)),
);

export const configuration: Module = {
  name: "configuration",
  directory: import.meta.dirname,
  prepare: async ({ config }) => {
    const fault = thresholdFault(config);
    if (fault) throw new StartError(fault);
  },
  routes: (house) => [
    route(getClientContext, async (_input, context) => {
      const { host, port, country, locale, ip } = context;
      const licence = servingLicence(context);
      return {
        ...placeOf(host, country, locale),
        licence: licence.code,
        policy: policyView(licence, {
          age: ageOf(context, house.clock.now()),
          methodsOff: house.methodsOff(),
        }),
        site_url: siteAddress(house.config, host, port),
        locale_urls: localeAddresses(house.config, host, port),
        country,
        ip,
        flags: await settingOf(house, featureFlags),
        third_party_script: house.config.THIRD_PARTY_SCRIPT_URL ?? null,
        // A demonstration counts nobody.
        tracking_pixel: house.config.DEMO ? null : (house.config.TRACKING_PIXEL_URL ?? null),
        error_trace_rate: house.config.ERROR_TRACE_RATE,
        closed_pages: [...(await closedPages(house))],
        keys_locale: house.config.KEYS_LOCALE ?? house.config.DEMO,
      };
    }),
    route(getCurrentIp, async (_input, { ip, country }) => ({ ip, country })),
    route(listCurrencies, async (_input, context) =>
      (await offeredCurrencies(house, servingLicence(context))).map((code) => {
        const { fiat, subunitsToUnit } = currency(code);
        return { code, fiat, subunits_to_unit: subunitsToUnit };
      }),
    ),
    route(listCountries, async (_input, context) =>
      servedCountries(servingLicence(context)).map((code) => ({ code })),
    ),
    route(getProject, async (_input, { host, port }) => {
      const { brand, locales } = siteRow(host);
      return {
        name: brand.name,
        site_url: siteAddress(house.config, host, port),
        support_email: brand.support_email,
        locales: [...locales],
        captcha: captchaOf(house).setting,
      };
    }),
    route(listLocales, async (_input, { host }) =>
      [...siteRow(host).locales, PSEUDO_LOCALE].map((code) => ({ code })),
    ),
    ...settingRoutes(house),
    route(getMessages, async ({ params, query }, { host }) => {
      const catalogues = await cataloguesOf(house);
      const brand = siteRow(host).brand.id;
      const messages = findMessages(catalogues, brand, params.file, query.game);
      if (!messages) throw new Refused("not_found");
      return messages;
    }),
  ],
};

/** Returns the age of the player who asks, in whole years; null where it is not known. */
const ageOf = ({ caller }: HandlerContext, now: Date): number | null =>
  ageOnDay(caller?.dateOfBirth ?? null, now);
