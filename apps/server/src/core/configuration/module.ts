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
import { Refused, route } from "#platform/http";
import { type Module, perHouse } from "#platform/module";
import { readGameWords } from "./game-words.ts";
import { findMessages, makeCatalogues } from "./messages.ts";
import { chooseCurrencies, enabledCurrencies, offeredCurrencies } from "./currency-config.ts";
import { servedCountries } from "./offers.ts";
import { placeOf } from "./places.ts";

/** The words of games come with the site: they are read once it is there, at the first request. */
const cataloguesOf = perHouse(async ({ config }) =>
  makeCatalogues(await readGameWords(config.SITE_DIR)),
);

export const configuration: Module = {
  name: "configuration",
  directory: import.meta.dirname,
  routes: (house) => [
    route(getClientContext, async (_input, { host, country, ip }) => ({
      ...placeOf(host, country),
      country,
      ip,
      restricted: false,
    })),
    route(listCurrencies, async () =>
      (await offeredCurrencies(house)).map((code) => {
        const { fiat, subunitsToUnit } = currency(code);
        return { code, fiat, subunits_to_unit: subunitsToUnit };
      }),
    ),
    route(getCurrencyConfig, async () => ({ enabled: [...(await enabledCurrencies(house))] })),
    route(setCurrencyConfig, async ({ body }, { operator }) =>
      chooseCurrencies(house, operator, body),
    ),
    route(listCountries, async () => servedCountries().map((code) => ({ code }))),
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
