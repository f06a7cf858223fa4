import {
  getClientContext,
  getMessages,
  LOCALES,
  listCountries,
  listCurrencies,
  listLocales,
  PSEUDO_LOCALE,
} from "@houselight/contracts";
import { Refused, route } from "#platform/http";
import type { Module } from "#platform/module";
import { messagesOf } from "./messages.ts";
import { offeredCurrencies, servedCountries } from "./offers.ts";
import { placeOf } from "./places.ts";

export const configuration: Module = {
  name: "configuration",
  directory: import.meta.dirname,
  routes: () => [
    route(getClientContext, async (_input, { host, country, ip }) => ({
      ...placeOf(host, country),
      country,
      ip,
      restricted: false,
    })),
    route(listCurrencies, async () =>
      offeredCurrencies().map(({ code, fiat, subunitsToUnit }) => ({
        code,
        fiat,
        subunits_to_unit: subunitsToUnit,
      })),
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
