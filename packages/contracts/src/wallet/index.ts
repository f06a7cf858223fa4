import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";

/**
 * An account in one currency (P§3). `amount_cents` is cash and bonus together in smallest units;
 * what is above `available_to_cashout_cents` is bonus money (WALLET-03).
 */
export const accountView = z.object({
  currency: z.string(),
  active: z.boolean(),
  amount_cents: z.int(),
  available_to_cashout_cents: z.int(),
});
export type AccountView = z.infer<typeof accountView>;

export const listAccounts = defineEndpoint({
  name: "listAccounts",
  method: "GET",
  path: "/api/player/accounts",
  summary: "The player's wallet accounts; one is active.",
  access: "player",
  query: z.object({ compatibility: z.optional(z.string().check(z.maxLength(5))) }),
  output: z.array(accountView),
});
