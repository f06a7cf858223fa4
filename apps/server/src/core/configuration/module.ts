import {
  ageOnDay,
  currency,
  getClientContext,
  getCurrencyConfig,
  getCurrentIp,
  getMessages,
  getPlayerFields,
  getProject,
  listCountries,
  listCurrencies,
  listLocales,
  setCurrencyConfig,
  setPlayerFields,
} from "@houselight/contracts";
import { type HandlerContext, Refused, route } from "#platform/http";
import { type Module, perHouse } from "#platform/module";
import { campaignRoutes } from "./campaign-settings.ts";
import { readBuiltWords } from "./built-words.ts";
import { findMessages, makeCatalogues } from "./messages.ts";
import { chooseCurrencies, enabledCurrencies, offeredCurrencies } from "./currency-config.ts";
import { choosePlayerFields, chosenPlayerFields } from "./player-fields.ts";
import { licenceOf, policyView, servedCountries } from "./licences/licences.ts";
import { placeOf, siteRow } from "./licences/places.ts";
import { siteAddress } from "./licences/site-address.ts";

/** The words of games and brands come with the site: they are read at the first request. */
const cataloguesOf = perHouse(async ({ config }) =>
  makeCatalogues(await readBuiltWords(config.SITE_DIR)),
);

export const configuration: Module = {
  name: "configuration",
  directory: import.meta.dirname,
  routes: (house) => [
    route(getClientContext, async (_input, context) => {
      const { host, port, country, locale, ip } = context;
      const licence = servingLicence(context);
      return {
        ...placeOf(host, country, locale),
        licence: licence.code,
        policy: policyView(licence, ageOf(context, house.clock.now())),
        site_url: siteAddress(house.config, host, port),
        country,
        ip,
      };
    }),
    route(getCurrentIp, async (_input, { ip, country }) => ({ ip, country })),
    route(listCurrencies, async (_input, context) =>
      (await offeredCurrencies(house, servingLicence(context))).map((code) => {
        const { fiat, subunitsToUnit } = currency(code);
        return { code, fiat, subunits_to_unit: subunitsToUnit };
      }),
    ),
    route(getCurrencyConfig, async () => ({ enabled: [...(await enabledCurrencies(house))] })),
    route(setCurrencyConfig, async ({ body }, { operator }) =>
      chooseCurrencies(house, operator, body),
    ),
    route(listCountries, async (_input, context) =>
      servedCountries(servingLicence(context)).map((code) => ({ code })),
    ),
    route(getPlayerFields, () => chosenPlayerFields(house)),
    route(setPlayerFields, ({ body }, { operator }) => choosePlayerFields(house, operator, body)),
    route(getProject, async (_input, { host, port }) => {
      const { brand, locales } = siteRow(host);
      return {
        name: brand.name,
        site_url: siteAddress(house.config, host, port),
        support_email: brand.support_email,
        locales: [...locales],
        captcha: { kind: "proof_of_work" as const, site_key: null },
      };
    }),
    route(listLocales, async (_input, { host }) => siteRow(host).locales.map((code) => ({ code }))),
    ...campaignRoutes(house),
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

/** Returns the licence that serves a request: of the player's account, else of the place. */
const servingLicence = ({ caller, host, country, locale }: HandlerContext) =>
  licenceOf(caller?.licence ?? placeOf(host, country, locale).licence);
