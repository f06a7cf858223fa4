import * as z from "zod/mini";
import { STAKE_REFUSALS } from "../compliance/index.ts";
import { defineEndpoint, newWagerId, refusal, wireId } from "../endpoint/index.ts";
import { ownRocketBetView, rocketIdsView, rocketRoundView, rocketView } from "./views.ts";

const roundNumber = z.int().check(z.positive(), z.maximum(2 ** 48));
const params = z.object({ number: z.coerce.number().check(z.int(), z.positive()) });
const page = (most: number) =>
  z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(most)), 20);
const round_not_found = refusal(404, "base", "There is no such round.");

export const getRocket = defineEndpoint({
  name: "getRocket",
  method: "GET",
  path: "/api/rocket",
  summary: "The round that is on, its bets, and the latest flights.",
  access: "all",
  output: rocketView,
});

export const listRocketRounds = defineEndpoint({
  name: "listRocketRounds",
  method: "GET",
  path: "/api/rocket/rounds",
  summary: "Rounds that are over, with what recomputes them, the latest first.",
  access: "all",
  query: z.object({
    /** Goes on behind the round of this number. */
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: page(100),
  }),
  output: z.array(rocketRoundView),
});

export const getRocketRound = defineEndpoint({
  name: "getRocketRound",
  method: "GET",
  path: "/api/rocket/rounds/{number}",
  summary: "One round: its seed is shown when it is over.",
  access: "all",
  params,
  output: rocketRoundView,
  refusals: { round_not_found },
});

export const listRocketRoundBets = defineEndpoint({
  name: "listRocketRoundBets",
  method: "GET",
  path: "/api/rocket/rounds/{number}/bets",
  summary: "Ids of the bets of a round in their order: they give its salt.",
  access: "all",
  params,
  query: z.object({
    /** Goes on behind the bet of this place. */
    after: z._default(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2 ** 31 - 1)), 0),
  }),
  output: rocketIdsView,
  refusals: { round_not_found },
});

export const placeRocketBet = defineEndpoint({
  name: "placeRocketBet",
  method: "POST",
  path: "/api/rocket/bets",
  summary: "Bets on the round that takes bets: one bet of a player on each.",
  access: "player",
  body: z.object({
    /** Made by the browser and kept there before it is sent: the same id is the same bet. */
    id: newWagerId,
    round: roundNumber,
    currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
    stake_cents: z.int().check(z.positive()),
    /** Multiplier in hundredths at which it is cashed out by itself. Without one: at the highest that the stake allows. */
    target: z.optional(z.int().check(z.positive())),
  }),
  output: ownRocketBetView,
  status: 201,
  idempotency: "body-id",
  refusals: {
    round_not_found,
    round_closed: refusal(409, "round", "This round takes no more bets: the next one does."),
    bet_exists: refusal(409, "base", "You have a bet on this round."),
    stake_not_offered: refusal(422, "stake_cents", "This stake is not offered."),
    target_not_offered: refusal(422, "target", "This multiplier is not offered for the stake."),
    game_closed: refusal(403, "base", "This game is closed at the moment."),
    studio_not_offered: refusal(403, "base", "This game is not offered in your country."),
    studio_details_missing: refusal(
      422,
      "base",
      "Your profile lacks details that the game asks for.",
    ),
    game_not_offered: refusal(403, "base", "Your licence does not offer this game."),
    currency_not_held: refusal(422, "currency", "You have no account in this currency."),
    ...STAKE_REFUSALS,
    debt_open: refusal(422, "base", "You owe the house a correction: it is repaid first."),
    wager_voided: refusal(409, "base", "This bet was given back."),
    not_enough_money: refusal(422, "stake_cents", "Your balance does not cover this stake."),
    stake_above_licence: refusal(
      422,
      "stake_cents",
      "This stake is above what the licence allows.",
    ),
    round_too_soon: refusal(422, "base", "The next round has to wait a moment."),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 60 }],
});

export const cashOutRocketBet = defineEndpoint({
  name: "cashOutRocketBet",
  method: "POST",
  path: "/api/rocket/bets/{id}/cash_out",
  summary:
    "Cashes a bet out at the multiplier of the moment at which the request arrives. A bet that was cashed out or given back before is answered as it is.",
  access: "player",
  // A block or a limit stops new stakes, never the end of a round.
  whileRestricted: true,
  params: z.object({ id: wireId }),
  output: ownRocketBetView,
  refusals: {
    bet_not_found: refusal(404, "base", "There is no such bet."),
    rocket_on_pad: refusal(409, "base", "The rocket has not left yet."),
    rocket_too_low: refusal(409, "base", "A bet is cashed out from × 1.01 on."),
    rocket_gone: refusal(409, "base", "The rocket is gone."),
  },
  limits: [{ by: "player", count: 120, windowSeconds: 60 }],
});

export const listRocketBets = defineEndpoint({
  name: "listRocketBets",
  method: "GET",
  path: "/api/rocket/bets",
  summary: "The caller's bets, the latest first.",
  access: "player",
  whileRestricted: true,
  query: z.object({
    /** Goes on behind the bet with this id. */
    before: z.optional(wireId),
    limit: page(50),
  }),
  output: z.array(ownRocketBetView),
});
