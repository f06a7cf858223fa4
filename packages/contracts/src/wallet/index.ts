import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

export * from "./activity.ts";
export * from "./operator-endpoints.ts";
export * from "./statistics.ts";

/**
 * An account in one currency. `amount_cents` is cash and bonus together in smallest units;
 * what is above `available_to_cashout_cents` is bonus money (WALLET-03).
 */
export const accountView = z.object({
  currency: z.string(),
  active: z.boolean(),
  amount_cents: z.int(),
  available_to_cashout_cents: z.int(),
  /** Reserved for withdrawals that are not over; in neither of the two above. */
  held_cents: z.int(),
  /** Owed after a correction of a win that was spent; repaid first from what comes. */
  debt_cents: z.int(),
  /** Rises with every change of the account: a lower one is older. */
  version: z.int(),
});
export type AccountView = z.infer<typeof accountView>;

export const listAccounts = defineEndpoint({
  name: "listAccounts",
  method: "GET",
  path: "/api/player/accounts",
  summary: "The player's wallet accounts; one is active.",
  access: "player",
  whileRestricted: true,
  // `false` asks for the fields of WALLET-01; there is no other set (OPEN-27).
  query: z.object({ compatibility: z.optional(z.enum(["false", "true"])) }),
  output: z.array(accountView),
});

export const openAccount = defineEndpoint({
  name: "openAccount",
  method: "POST",
  path: "/api/player/accounts",
  summary: "Opens an account in a currency, or takes up the one there is, and makes it active.",
  access: "player",
  body: z.object({ currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)) }),
  output: z.array(accountView),
  refusals: {
    currency_not_offered: refusal(422, "currency", "This currency is not offered."),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 3600 }],
});

/** Rates are decimal text: what one coin is worth in each fiat currency offered. */
export const getCryptoExchangeRates = defineEndpoint({
  name: "getCryptoExchangeRates",
  method: "GET",
  path: "/api/info/crypto_exchange_rates",
  summary: "Returns the exchange rates of coins, with their date.",
  access: "all",
  output: z.object({
    source: z.string(),
    as_of: z.string(),
    rates: z.record(z.string(), z.record(z.string(), z.string())),
  }),
});
