import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { isCurrencyCode } from "../money/index.ts";
import { REWARD_REFUSALS } from "../rewards/index.ts";
import { COMP_TYPES, compCardView, compPointsView } from "./views.ts";

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
const params = z.object({ type: z.enum(COMP_TYPES) });

/** Name of a card in an exchange, and the key of the group of gifts that its reward belongs to. */
export const compGroup = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{1,59}$/));

export const listCompRates = defineEndpoint({
  name: "listCompRates",
  method: "GET",
  path: "/api/comp_points/rates/{type}",
  summary: "Rewards of one kind that the caller can exchange points for, the cheapest first.",
  access: "all",
  params,
  output: z.array(compCardView),
});

export const getCompPoints = defineEndpoint({
  name: "getCompPoints",
  method: "GET",
  path: "/api/player/comp_points",
  summary: "The caller's points: those that can be exchanged, and all that were ever earned.",
  access: "player",
  whileRestricted: true,
  output: compPointsView,
});

const count = z.int().check(z.positive(), z.maximum(2 ** 31 - 1));
const currency = z.string().check(z.refine(isCurrencyCode, INVALID));
const byPoints = z.strictObject({ points: count, currency, group: compGroup });
const byTickets = z.strictObject({ tickets_count: count, lottery_id: wireId, group: compGroup });

/** The short variant plays for the currency of the account that is active (OPEN-39). */
const compExchange = z.union([
  z.strictObject({ id: wireId, exchange: z.union([byPoints, byTickets]) }),
  z.strictObject({ id: wireId, points: count, group: compGroup }),
]);
export type CompExchange = z.infer<typeof compExchange>;

export const exchangeCompPoints = defineEndpoint({
  name: "exchangeCompPoints",
  method: "POST",
  path: "/api/comp_points/exchange/{type}",
  summary: "Exchanges points for a reward; the points are the price of one unit or a multiple.",
  access: "player",
  idempotency: "body-id",
  params,
  body: compExchange,
  output: z.object({
    status: z.literal("success"),
    /** Points that the player can still exchange. */
    points: z.int(),
  }),
  refusals: {
    comps_unknown_reward: refusal(404, "group", "There is no such reward."),
    comps_no_account: refusal(422, "currency", "You have no account in this currency."),
    comps_not_a_multiple: refusal(422, "points", "This is no multiple of the price."),
    comps_too_many: refusal(422, "points", "That is too many at once."),
    comps_not_enough: refusal(409, "points", "You do not have enough points."),
    ...REWARD_REFUSALS,
  },
});
