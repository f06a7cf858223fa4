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
import type { Module } from "#platform/module";
import { messagesOf } from "./messages.ts";
import { chooseCurrencies, enabledCurrencies, offeredCurrencies } from "./currency-config.ts";
import { licenceOf, policyView, servedCountries } from "./licences.ts";
import { placeOf } from "./places.ts";

export const configuration: Module = {
  name: "configuration",
  directory: import.meta.dirname,
  routes: (house) => [
    route(getClientContext, async (_input, context) => {
      const { host, country, ip } = context;
      const licence = servingLicence(context);
      return {
        ...placeOf(host, country),
        licence: licence.code,
        policy: policyView(licence),
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
    route(getMessages, async ({ params }) => {
      const messages = messagesOf(params.file);
      if (!messages) throw new Refused("not_found");
      return messages;
    }),
  ],
};

/** Returns the licence that serves a request: of the player's account, else of the place. */
const servingLicence = ({ caller, host, country }: HandlerContext) =>
  licenceOf(caller?.tenant ?? placeOf(host, country).licence);
