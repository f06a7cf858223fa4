import * as z from "zod/mini";
import {
  defineEndpoint,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
} from "../endpoint/index.ts";
import { sportsBetView } from "./views.ts";

/** Rules by which a bet is given back by hand (W5, W6). */
export const GIVE_BACK_CODES = [
  "obvious_error",
  "past_post",
  "wrong_fixture",
  "technical_fault",
  "suspected_fixing",
] as const;
export type GiveBackCode = (typeof GIVE_BACK_CODES)[number];

/** `open` waits for a second operator, `made` has given the stake back, `dropped` never will. */
export const GIVE_BACK_STATES = ["open", "made", "dropped"] as const;
export type GiveBackState = (typeof GIVE_BACK_STATES)[number];

/** A proposal that waits longer is dropped. */
export const GIVE_BACK_DAYS = 7;

export const giveBackView = z.object({
  id: z.string(),
  player_id: z.int(),
  /** The bet as it stands now. */
  bet: sportsBetView,
  code: z.enum(GIVE_BACK_CODES),
  reason: z.string(),
  state: z.enum(GIVE_BACK_STATES),
  proposed_by: z.string(),
  proposed_at: z.string(),
  /** While it is open: it can be made before this moment. */
  expires_at: z.string(),
  /** Null while it is open, and where it was dropped because its time had passed. */
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** Said by whoever dropped it. */
  drop_reason: z.nullable(z.string()),
});
export type GiveBackView = z.infer<typeof giveBackView>;

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));
const playerId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 48));
const operators = { access: "operator", permission: "sportsbook.manage" } as const;
const params = z.object({ id: wireId });
const bet_ended = refusal(409, "base", "This bet has ended.");
const decisions = {
  give_back_not_found: refusal(404, "base", "There is no such proposal."),
  give_back_state: refusal(409, "base", "The proposal is decided already."),
};

export const newGiveBack = z.strictObject({
  /** Made by the caller: the same id and body is the same proposal. */
  id: wireId,
  code: z.enum(GIVE_BACK_CODES),
  reason,
});
export type NewGiveBack = z.infer<typeof newGiveBack>;

export const proposeGiveBack = defineEndpoint({
  name: "proposeGiveBack",
  method: "POST",
  path: "/api/back_office/sportsbook/players/{player_id}/bets/{id}/give_backs",
  summary:
    "Proposes to give the stake of an open bet back, under the published rules: it waits for another operator.",
  ...operators,
  idempotency: "body-id",
  params: z.object({ player_id: playerId, id: wireId }),
  body: newGiveBack,
  output: giveBackView,
  status: 201,
  refusals: {
    bet_not_found: refusal(404, "base", "There is no such bet."),
    bet_ended,
    give_back_waiting: refusal(409, "base", "Giving this bet back is proposed already."),
  },
});

export const makeGiveBack = defineEndpoint({
  name: "makeGiveBack",
  method: "POST",
  path: "/api/back_office/sportsbook/give_backs/{id}/make",
  summary:
    "Gives the stake back, if the bet stands as it was proposed; by another operator than proposed it.",
  ...operators,
  params,
  output: giveBackView,
  refusals: {
    ...decisions,
    second_operator_needed,
    proposer_gone,
    give_back_expired: refusal(409, "base", "The proposal waited too long. Propose it again."),
    give_back_stale: refusal(
      409,
      "base",
      "A result of this bet has come since it was proposed. Look at it and propose it again.",
    ),
    bet_ended,
  },
});

export const dropGiveBack = defineEndpoint({
  name: "dropGiveBack",
  method: "POST",
  path: "/api/back_office/sportsbook/give_backs/{id}/drop",
  summary: "Drops an open proposal: the bet stays as it is.",
  ...operators,
  params,
  body: z.strictObject({ reason }),
  output: giveBackView,
  refusals: decisions,
});

export const listGiveBacks = defineEndpoint({
  name: "listGiveBacks",
  method: "GET",
  path: "/api/back_office/sportsbook/give_backs",
  summary: "Proposals to give bets back in one state, the latest first.",
  ...operators,
  query: z.object({
    state: z._default(z.enum(GIVE_BACK_STATES), "open"),
    player_id: z.optional(playerId),
    /** Goes on behind the one of this id. */
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(giveBackView),
});
