import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import {
  JACKPOT_WINNERS_SHOWN,
  jackpotDropView,
  jackpotTermsView,
  jackpotView,
  jackpotWinView,
} from "./views.ts";

/** Name of a jackpot in addresses. */
export const jackpotIdentifier = z.string().check(z.regex(/^[a-z][a-z0-9-]{2,39}$/));

export const listJackpots = defineEndpoint({
  name: "listJackpots",
  method: "GET",
  path: "/api/jackpots",
  summary: "The jackpots that the caller's licence offers, with what their pots hold now.",
  access: "all",
  output: z.array(jackpotView),
});

export const getJackpot = defineEndpoint({
  name: "getJackpot",
  method: "GET",
  path: "/api/jackpots/{identifier}",
  summary:
    "One jackpot with its rules and its latest drops, for the page and for recomputing them.",
  access: "all",
  params: z.object({ identifier: jackpotIdentifier }),
  output: z.object({
    jackpot: jackpotView,
    terms: z.array(jackpotTermsView),
    drops: z.array(jackpotDropView),
  }),
  refusals: { jackpot_not_found: refusal(404, "base", "There is no such jackpot.") },
});

export const listJackpotWins = defineEndpoint({
  name: "listJackpotWins",
  method: "GET",
  path: "/api/jackpot_wins",
  summary: "Wins of jackpots, the latest or the biggest first.",
  access: "all",
  query: z.object({
    jackpot: z.optional(jackpotIdentifier),
    order: z._default(z.enum(["latest", "biggest"]), "latest"),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)),
      JACKPOT_WINNERS_SHOWN,
    ),
  }),
  output: z.array(jackpotWinView),
});
