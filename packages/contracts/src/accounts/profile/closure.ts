import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../../endpoint/index.ts";
import { CONFIRM_REFUSALS } from "../entry-endpoints.ts";
import { currentPassword } from "../rules/index.ts";

/** Why a player leaves; one who says that play is too much is shown help. */
export const CLOSURE_REASONS = [
  "too_much_play",
  "not_for_me",
  "another_house",
  "privacy",
  "service",
  "other",
] as const;
export type ClosureReason = (typeof CLOSURE_REASONS)[number];

/** Refusals of what would write about a player whose data is erased. */
export const ERASED_REFUSALS = {
  account_erased: refusal(409, "base", "The data of this account is erased."),
};

const player = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

/** The end of an account: a closed one is open for withdrawals only, an erased one is nobody's any more. */
export const closureView = z.object({
  closed_at: z.nullable(z.string()),
  erased_at: z.nullable(z.string()),
});
export type ClosureView = z.infer<typeof closureView>;

export const getClosure = defineEndpoint({
  name: "getClosure",
  method: "GET",
  path: "/api/player/closure",
  summary: "Tells whether the player closed the account, and when.",
  access: "player",
  whileRestricted: true,
  output: closureView,
});

export const closeAccount = defineEndpoint({
  name: "closeAccount",
  method: "POST",
  path: "/api/player/closure",
  summary: "Closes the player's account: no play and no deposit; what is on it can be withdrawn.",
  access: "player",
  whileRestricted: true,
  body: z.object({
    current_password: currentPassword,
    reason: z.enum(CLOSURE_REASONS, "VALIDATION.COMMON.REQUIRED"),
    comment: z.optional(
      z.string().check(z.trim(), z.maxLength(500, "VALIDATION.COMMON.MAX_LENGTH")),
    ),
  }),
  output: closureView,
  refusals: {
    ...CONFIRM_REFUSALS,
    account_closed: refusal(409, "base", "The account is closed already."),
  },
  limits: [{ by: "player", count: 10, windowSeconds: 3600 }],
});

export const reopenAccount = defineEndpoint({
  name: "reopenAccount",
  method: "POST",
  path: "/api/back_office/players/{id}/reopening",
  summary: "Opens an account again that its player closed and asked to have back.",
  access: "operator",
  permission: "players.reopen",
  params: player,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) }),
  output: closureView,
  refusals: {
    player_not_found: refusal(404, "base", "There is no such player."),
    account_not_closed: refusal(409, "base", "This account is not closed."),
    ...ERASED_REFUSALS,
  },
});

export const exportData = defineEndpoint({
  name: "exportData",
  method: "POST",
  path: "/api/player/data_export",
  summary:
    "Gives the player all that the house knows about them, by the part of the house that knows it.",
  access: "player",
  whileRestricted: true,
  body: z.object({ current_password: currentPassword }),
  output: z.object({
    made_at: z.string(),
    player_id: z.int(),
    parts: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
  refusals: CONFIRM_REFUSALS,
  limits: [{ by: "player", count: 10, windowSeconds: 3600 }],
});
export type DataExport = z.infer<typeof exportData.output>;

export const eraseData = defineEndpoint({
  name: "eraseData",
  method: "POST",
  path: "/api/player/erasure",
  summary: "Forgets who the player of a closed account is; the books keep their entries.",
  access: "player",
  whileRestricted: true,
  body: z.object({ current_password: currentPassword }),
  output: z.object({}),
  refusals: {
    ...CONFIRM_REFUSALS,
    account_not_closed: refusal(409, "base", "Close the account first."),
    money_left: refusal(409, "base", "There is money on the account. Withdraw it first."),
    debt_open: refusal(409, "base", "You owe the house the correction of an earlier win."),
    payment_open: refusal(409, "base", "A payment is not over yet."),
    exclusion_in_force: refusal(
      409,
      "base",
      "Your self-exclusion is in force: we must know whom to keep out.",
    ),
    erasure_waits: refusal(409, "base", "This cannot be done at the moment. Support can help."),
  },
  limits: [{ by: "player", count: 10, windowSeconds: 3600 }],
});
