import * as z from "zod/mini";
import { STAKE_REFUSALS } from "../compliance/index.ts";
import { defineEndpoint, newWagerId, refusal, wireId } from "../endpoint/index.ts";
import { isCurrencyCode } from "../money/index.ts";
import {
  BET_KINDS,
  sportsBetView,
  cashOutView,
  fixtureCardView,
  fixturesView,
  quoteView,
  sportsTreeView,
} from "./views.ts";

/** Most selections on one slip. */
export const SLIP_MAX = 14;

const page = (most: number) =>
  z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(most)), 20);
const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9_:-]{0,59}$/));
const currency = z
  .string()
  .check(z.regex(/^[A-Z]{3,4}$/), z.refine(isCurrencyCode, "VALIDATION.COMMON.INVALID_FIELD"));

const selection = z.object({
  fixture_id: z.int().check(z.positive(), z.maximum(2 ** 48)),
  market_id: z.int().check(z.positive(), z.maximum(100_000)),
  specifiers: z.string().check(z.regex(/^[a-z0-9=.:+|-]{0,60}$/)),
  selection_id: z.string().check(z.regex(/^[a-z0-9_:/]{1,30}$/)),
});
export type SelectionInput = z.infer<typeof selection>;

/** The form of a slip: sizes are said of a system alone. */
const form = {
  kind: z.enum(BET_KINDS),
  sizes: z.optional(z.array(z.int().check(z.positive(), z.maximum(9))).check(z.maxLength(9))),
};
const form_not_offered = refusal(
  422,
  "kind",
  "This kind of bet is not offered for the selections.",
);
const bet_not_found = refusal(404, "base", "There is no such bet.");

export const getSportsTree = defineEndpoint({
  name: "getSportsTree",
  method: "GET",
  path: "/api/sportsbook",
  summary: "Sports and competitions with what can be bet on now.",
  access: "all",
  output: sportsTreeView,
});

export const listFixtures = defineEndpoint({
  name: "listFixtures",
  method: "GET",
  path: "/api/sportsbook/fixtures",
  summary: "Fixtures that are on, or to come by their start, with their main markets.",
  access: "all",
  query: z.object({
    state: z._default(z.enum(["live", "upcoming"]), "upcoming"),
    sport: z.optional(slug),
    competition: z.optional(slug),
    /** Goes on where an earlier page ended. */
    after: z.optional(z.string().check(z.regex(/^[0-9]{1,15}-[0-9]{1,15}$/))),
    limit: page(50),
  }),
  output: fixturesView,
});

export const getFixture = defineEndpoint({
  name: "getFixture",
  method: "GET",
  path: "/api/sportsbook/fixtures/{id}",
  summary: "A fixture with all its markets.",
  access: "all",
  params: z.object({
    id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 48)),
  }),
  output: fixtureCardView,
  refusals: { fixture_not_found: refusal(404, "base", "There is no such fixture.") },
});

export const quoteSlip = defineEndpoint({
  name: "quoteSlip",
  method: "POST",
  path: "/api/sportsbook/quote",
  summary:
    "Current odds of a slip, what the caller may stake on it, and how long it waits. Nothing is placed.",
  access: "all",
  body: z.object({
    currency,
    ...form,
    /** A free bet is to pay. */
    is_free: z.optional(z.boolean()),
    selections: z.array(selection).check(z.minLength(1), z.maxLength(SLIP_MAX)),
  }),
  output: quoteView,
  refusals: { form_not_offered },
  limits: [{ by: "ip", count: 240, windowSeconds: 60, uncounted: "pass" }],
});

export const placeSportsBet = defineEndpoint({
  name: "placeSportsBet",
  method: "POST",
  path: "/api/sportsbook/bets",
  summary:
    "Places a bet at the odds of the slip. On a match that is on it is accepted after the bet delay, if nothing has moved against it.",
  access: "player",
  body: z.object({
    /** Made by the browser and kept there before it is sent: the same id is the same bet. */
    id: newWagerId,
    currency,
    ...form,
    /** Pays for the one line of the bet, whose stake is its amount. */
    free_bet_id: z.optional(z.int().check(z.positive(), z.maximum(2 ** 48))),
    /** Of each line. */
    line_stake_cents: z.int().check(z.positive(), z.maximum(2 ** 48)),
    /** Changes of odds that are accepted without asking: none, better ones, any. */
    accept: z.enum(["none", "better", "any"]),
    selections: z
      .array(z.extend(selection, { odds: z.int().check(z.minimum(1001), z.maximum(10_000_000)) }))
      .check(z.minLength(1), z.maxLength(SLIP_MAX)),
  }),
  output: sportsBetView,
  status: 201,
  idempotency: "body-id",
  refusals: {
    form_not_offered,
    sportsbook_closed: refusal(409, "base", "No bets are taken now."),
    selection_not_offered: refusal(422, "selections", "A selection is not offered."),
    selections_related: refusal(
      422,
      "selections",
      "Two selections of one fixture cannot be combined.",
    ),
    fixture_started: refusal(409, "selections", "A fixture has started."),
    market_suspended: refusal(409, "selections", "A market takes no bets at the moment."),
    odds_changed: refusal(409, "selections", "Odds have changed."),
    stake_too_small: refusal(422, "line_stake_cents", "This stake is below the smallest one."),
    stake_too_large: refusal(422, "line_stake_cents", "This stake is above the largest one."),
    sports_not_offered: refusal(403, "base", "Your licence offers no bets on sport."),
    free_bet_not_found: refusal(404, "free_bet_id", "You have no such free bet."),
    free_bet_not_usable: refusal(
      422,
      "free_bet_id",
      "This free bet does not pay for this bet: its amount, currency or odds differ.",
    ),
    in_play_not_offered: refusal(
      403,
      "selections",
      "Your licence offers no bets on matches that are on.",
    ),
    currency_not_held: refusal(422, "currency", "You have no account in this currency."),
    ...STAKE_REFUSALS,
    debt_open: refusal(422, "base", "You owe the house a correction: it is repaid first."),
    wager_voided: refusal(409, "base", "This bet was given back."),
    not_enough_money: refusal(422, "line_stake_cents", "Your balance does not cover this stake."),
    stake_above_licence: refusal(
      422,
      "line_stake_cents",
      "This stake is above what the licence allows.",
    ),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
});

export const listSportsBets = defineEndpoint({
  name: "listSportsBets",
  method: "GET",
  path: "/api/sportsbook/bets",
  summary: "The caller's bets, the latest first.",
  access: "player",
  whileRestricted: true,
  query: z.object({
    state: z._default(z.enum(["all", "open", "ended"]), "all"),
    /** Goes on behind the bet with this id. */
    before: z.optional(wireId),
    limit: page(50),
  }),
  output: z.array(sportsBetView),
});

export const listCashOuts = defineEndpoint({
  name: "listCashOuts",
  method: "GET",
  path: "/api/sportsbook/cash_outs",
  summary:
    "What the house pays now for the caller's open bets; those it buys none of are left out.",
  access: "player",
  whileRestricted: true,
  output: z.array(cashOutView),
  limits: [{ by: "player", count: 120, windowSeconds: 60 }],
});

export const acceptCashOut = defineEndpoint({
  name: "acceptCashOut",
  method: "POST",
  path: "/api/sportsbook/bets/{id}/cash_out",
  summary: "Ends a bet for the offer. A bet that was cashed out before is answered as it is.",
  access: "player",
  // A block or a limit stops new stakes, never the end of a bet.
  whileRestricted: true,
  params: z.object({ id: wireId }),
  body: z.object({ offer: z.string().check(z.maxLength(500)) }),
  output: sportsBetView,
  refusals: {
    bet_not_found,
    bet_ended: refusal(409, "base", "This bet has ended."),
    cash_out_expired: refusal(409, "offer", "This offer has expired."),
    cash_out_changed: refusal(409, "offer", "The offer has changed."),
    cash_out_suspended: refusal(409, "offer", "This bet cannot be cashed out at the moment."),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
});
