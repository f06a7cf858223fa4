import {
  currency,
  getClientContext,
  getCurrencyConfig,
  getMessages,
  LOCALES,
  listCountries,
  listCurrencies,
  listLocales,
  setCurrencyConfig,
  PSEUDO_LOCALE,
} from "@houselight/contracts";
import { type HandlerContext, Refused, route } from "#platform/http";
import { type Module, perHouse } from "#platform/module";
import { readGameWords } from "./game-words.ts";
import { findMessages, makeCatalogues } from "./messages.ts";
import { chooseCurrencies, enabledCurrencies, offeredCurrencies } from "./currency-config.ts";
import { licenceOf, policyView, servedCountries } from "./licences/licences.ts";
import { placeOf } from "./licences/places.ts";
import { siteAddress } from "./licences/site-address.ts";

/** The words of games come with the site: they are read once it is there, at the first request. */
const cataloguesOf = perHouse(async ({ config }) =>
  makeCatalogues(await readGameWords(config.SITE_DIR)),
);

export const configuration: Module = {
  name: "configuration",
  directory: import.meta.dirname,
  routes: (house) => [
    route(getClientContext, async (_input, context) => {
      const { host, port, country, ip } = context;
      const licence = servingLicence(context);
      return {
        ...placeOf(host, country),
        licence: licence.code,
        policy: policyView(licence),
        site_url: siteAddress(house.config, host, port),
        country,
        ip,
        restricted: false,
      };
    }),
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
    route(listLocales, async () =>
      LOCALES.filter((code) => code !== PSEUDO_LOCALE).map((code) => ({ code })),
    ),
    route(getMessages, async ({ params, query }) => {
      const catalogues = await cataloguesOf(house);
      const messages = findMessages(catalogues, params.file, query.game);
      if (!messages) throw new Refused("not_found");
      return messages;
    }),
  ],
};

/** Returns the licence that serves a request: of the player's account, else of the place. */
const servingLicence = ({ caller, host, country }: HandlerContext) =>
  licenceOf(caller?.licence ?? placeOf(host, country).licence);
