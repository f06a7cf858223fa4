import * as z from "zod/mini";
import {
  defineEndpoint,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
} from "../endpoint/index.ts";
import { isCurrencyCode } from "../money/index.ts";
import { jackpotIdentifier } from "./endpoints.ts";
import { JACKPOT_LEVELS, JACKPOT_STATES } from "./views.ts";

const name = z.string().check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[^\p{Cc}]*$/u));
const amount = z.int().check(z.positive(), z.maximum(2 ** 32));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

/** Levels of a new jackpot, from the smallest: one to three. */
const newLevel = z
  .strictObject({
    name,
    /** At most five hundredths of a stake. */
    rate_ppm: z.int().check(z.positive(), z.maximum(50_000)),
    start_cents: amount,
    must_drop_by_cents: amount,
  })
  .check(
    z.refine(
      ({ start_cents, must_drop_by_cents }) => must_drop_by_cents > start_cents,
      "VALIDATION.COMMON.INVALID_FIELD",
    ),
  );

export const newJackpot = z.strictObject({
  id: wireId,
  identifier: jackpotIdentifier,
  name,
  currency: z.string().check(z.refine(isCurrencyCode, "VALIDATION.COMMON.INVALID_FIELD")),
  games: z
    .array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)))
    .check(z.minLength(1), z.maxLength(50)),
  levels: z.array(newLevel).check(z.minLength(1), z.maxLength(JACKPOT_LEVELS.length)),
  reason,
});
export type NewJackpot = z.infer<typeof newJackpot>;

export const operatorJackpotView = z.object({
  id: z.string(),
  identifier: z.string(),
  name: z.string(),
  currency: z.string(),
  state: z.enum(JACKPOT_STATES),
  games: z.array(z.string()),
  /** The operator who made the last step: another one makes the next that needs two. */
  changed_by: z.string(),
  changed_at: z.string(),
  levels: z.array(
    z.object({
      identifier: z.enum(JACKPOT_LEVELS),
      name: z.string(),
      rate_ppm: z.int(),
      start_cents: z.int(),
      must_drop_by_cents: z.int(),
      amount_cents: z.int(),
      drops: z.int(),
    }),
  ),
});
export type OperatorJackpotView = z.infer<typeof operatorJackpotView>;

const params = z.object({ identifier: jackpotIdentifier });
const notFound = refusal(404, "base", "There is no such jackpot.");
const wrongState = refusal(409, "base", "The jackpot is not in a state for this.");

export const listOperatorJackpots = defineEndpoint({
  name: "listOperatorJackpots",
  method: "GET",
  path: "/api/back_office/jackpots",
  summary: "Every jackpot in any state, with its rules and pots.",
  access: "operator",
  permission: "jackpots.manage",
  output: z.array(operatorJackpotView),
});

export const proposeJackpot = defineEndpoint({
  name: "proposeJackpot",
  method: "POST",
  path: "/api/back_office/jackpots",
  summary: "Proposes a jackpot: it waits until another operator activates it.",
  access: "operator",
  permission: "jackpots.manage",
  idempotency: "body-id",
  body: newJackpot,
  output: operatorJackpotView,
  status: 201,
  refusals: {
    jackpot_identifier_taken: refusal(409, "identifier", "The address is taken."),
    jackpot_game_unknown: refusal(422, "games", "A game does not exist or feeds no jackpot."),
    jackpot_game_taken: refusal(409, "games", "A game feeds another jackpot."),
    jackpot_return_too_high: refusal(
      422,
      "levels",
      "With these levels a game would return all that is staked, or more.",
    ),
  },
});

export const activateJackpot = defineEndpoint({
  name: "activateJackpot",
  method: "POST",
  path: "/api/back_office/jackpots/{identifier}/activate",
  summary: "Puts a proposed jackpot into use, or goes on with a paused one; by another operator.",
  access: "operator",
  permission: "jackpots.manage",
  params,
  body: z.strictObject({ reason }),
  output: operatorJackpotView,
  refusals: {
    jackpot_not_found: notFound,
    jackpot_state: wrongState,
    second_operator_needed,
    proposer_gone,
    jackpot_game_taken: refusal(409, "base", "A game feeds another jackpot."),
  },
});

export const cancelJackpot = defineEndpoint({
  name: "cancelJackpot",
  method: "POST",
  path: "/api/back_office/jackpots/{identifier}/cancel",
  summary: "Ends a jackpot that is only proposed: its address is free again.",
  access: "operator",
  permission: "jackpots.manage",
  params,
  body: z.strictObject({ reason }),
  output: operatorJackpotView,
  refusals: { jackpot_not_found: notFound, jackpot_state: wrongState },
});

export const pauseJackpot = defineEndpoint({
  name: "pauseJackpot",
  method: "POST",
  path: "/api/back_office/jackpots/{identifier}/pause",
  summary: "Pauses a jackpot: stakes neither feed nor win it.",
  access: "operator",
  permission: "jackpots.manage",
  params,
  body: z.strictObject({ reason }),
  output: operatorJackpotView,
  refusals: { jackpot_not_found: notFound, jackpot_state: wrongState },
});

export const retireJackpot = defineEndpoint({
  name: "retireJackpot",
  method: "POST",
  path: "/api/back_office/jackpots/{identifier}/retire",
  summary:
    "Ends a paused jackpot and hands its pots to another of its currency; by another operator.",
  access: "operator",
  permission: "jackpots.manage",
  params,
  body: z.strictObject({ into: jackpotIdentifier, reason }),
  output: operatorJackpotView,
  refusals: {
    jackpot_not_found: notFound,
    jackpot_state: wrongState,
    second_operator_needed,
    jackpot_heir: refusal(
      422,
      "into",
      "The other jackpot must be active and of the same currency.",
    ),
  },
});
