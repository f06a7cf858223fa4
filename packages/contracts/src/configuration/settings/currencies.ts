import * as z from "zod/mini";
import { refusal } from "../../endpoint/index.ts";
import { defineSetting } from "./define-setting.ts";
import { hasAll } from "./versions/only-stops.ts";

/** Enabled currencies, in order; others are not offered (WALLET-06). Accounts that exist stay. */
export const currencyConfig = defineSetting({
  name: "currency-config",
  title: "CurrencyConfig",
  summary: "The currencies enabled, by default those of WALLET-05.",
  schema: z.strictObject({
    enabled: z
      .array(z.string().check(z.regex(/^[A-Z]{3,4}$/)))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  initial: {
    enabled: [
      "AUD",
      "CAD",
      "NZD",
      "EUR",
      "USD",
      "JPY",
      "NOK",
      "BRL",
      "BTC",
      "ETH",
      "BCH",
      "LTC",
      "DOG",
      "USDT",
    ],
  },
  guarded: true,
  onlyStops: (from, to) => hasAll(from.enabled, to.enabled),
  refusals: { currency_unknown: refusal(422, "enabled", "There is no such currency.") },
});
