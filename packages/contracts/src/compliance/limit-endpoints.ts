import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { userLimitView } from "./limit-views.ts";
import { LIMIT_PERIODS, LIMIT_TYPES } from "./limits.ts";

const NO_LIMIT = refusal(404, "base", "There is no such limit.");
const TEN_YEARS_IN_MINUTES = 10 * 366 * 24 * 60;

/** Refusal of whatever moves a player's own money, until the licence knows who the player is. */
export const DETAILS_REFUSALS = {
  details_missing: refusal(
    422,
    "base",
    "Your licence asks for details that you have not told yet.",
  ),
} as const;

/** Refusals of every stake by what restricts its player. */
export const STAKE_REFUSALS = {
  account_blocked: refusal(422, "base", "Your account is blocked for this."),
  self_excluded: refusal(422, "base", "You have excluded yourself from play."),
  cooling_off: refusal(422, "base", "You are taking a break from play."),
  ...DETAILS_REFUSALS,
  session_limit_reached: refusal(422, "base", "Your time limit is reached."),
  wager_limit_exceeded: refusal(422, "base", "This stake goes over your wager limit."),
  loss_limit_exceeded: refusal(422, "base", "This stake goes over your loss limit."),
  reality_check_due: refusal(422, "base", "Look at your time and money first."),
  reality_check_break: refusal(422, "base", "You can play again after a short break."),
} as const;

/** Refusals of every deposit by what restricts its player. */
export const DEPOSIT_REFUSALS = {
  account_blocked: STAKE_REFUSALS.account_blocked,
  self_excluded: STAKE_REFUSALS.self_excluded,
  cooling_off: STAKE_REFUSALS.cooling_off,
  ...DETAILS_REFUSALS,
  deposit_limit_exceeded: refusal(
    422,
    "amount_cents",
    "This deposit goes over your deposit limit.",
  ),
} as const;

export const listUserLimits = defineEndpoint({
  name: "listUserLimits",
  method: "GET",
  path: "/api/user_limits",
  summary: "The player's limits and pauses with what is used of them, oldest first.",
  access: "player",
  whileRestricted: true,
  output: z.array(userLimitView),
});

export const createUserLimit = defineEndpoint({
  name: "createUserLimit",
  method: "POST",
  path: "/api/user_limits",
  summary:
    "Sets a limit or begins a pause. A limit of the same type and period is changed: lower amounts hold at once, higher ones wait a day and for a mailed link.",
  access: "player",
  whileRestricted: true,
  body: z.object({
    type: z.enum(LIMIT_TYPES),
    period: z.enum(LIMIT_PERIODS),
    /** Of loss, wager and deposit limits, one a currency. */
    accounts: z.optional(
      z
        .array(
          z.object({
            currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
            amount_cents: z.int().check(z.positive()),
          }),
        )
        .check(z.minLength(1), z.maxLength(20)),
    ),
    /** Of a session limit. */
    minutes: z.optional(z.int().check(z.positive(), z.maximum(TEN_YEARS_IN_MINUTES))),
  }),
  output: userLimitView,
  status: 201,
  refusals: {
    accounts_required: refusal(422, "accounts", "Say the amount of the limit."),
    currency_repeated: refusal(422, "accounts", "Name each currency once."),
    currency_not_held: refusal(422, "currency", "You have no account in this currency."),
    minutes_required: refusal(422, "minutes", "Say the minutes of the limit."),
    period_not_offered: refusal(422, "period", "This limit is not offered for this period."),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 3600 }],
});

export const removeUserLimit = defineEndpoint({
  name: "removeUserLimit",
  method: "DELETE",
  path: "/api/user_limits/{id}",
  summary: "Asks for a limit to be removed: after a day the link that confirms it is mailed.",
  access: "player",
  whileRestricted: true,
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  output: userLimitView,
  refusals: {
    limit_not_found: NO_LIMIT,
    limit_cannot_be_lifted: refusal(422, "base", "A break from play stays until its end."),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 3600 }],
});

export const confirmUserLimit = defineEndpoint({
  name: "confirmUserLimit",
  method: "POST",
  path: "/api/user_limits/confirm",
  summary: "Confirms a change of a limit by the token of the mailed link; it holds at once.",
  access: "all",
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({
    type: z.enum(LIMIT_TYPES),
    period: z.enum(LIMIT_PERIODS),
    kind: z.enum(["change", "removal"]),
  }),
  refusals: {
    token_invalid: refusal(422, "token", "This link is no longer valid."),
  },
  limits: [{ by: "ip", count: 30, windowSeconds: 60 }],
});
