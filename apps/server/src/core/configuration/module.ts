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
import type { Module } from "#platform/module";
import { messagesOf } from "./messages.ts";
import { chooseCurrencies, enabledCurrencies, offeredCurrencies } from "./currency-config.ts";
import { servedCountries } from "./offers.ts";
import { placeOf } from "./places.ts";

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
    route(getMessages, async ({ params }) => {
      const messages = messagesOf(params.file);
      if (!messages) throw new Refused("not_found");
      return messages;
    }),
  ],
};
