import * as z from "zod/mini";
import {
  defineEndpoint,
  fileAnswer,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
  wireMoment,
} from "../endpoint/index.ts";
import { REJECT_REASONS, RENEWAL_STATES, VERIFICATION_STATUSES } from "./rules.ts";
import { documentView, questionnaireAnswers } from "./views.ts";

export const FREEZE_STATES = ["open", "confirmed"] as const;
export const FREEZE_DECISIONS = ["release", "confirm"] as const;
export type FreezeDecision = (typeof FREEZE_DECISIONS)[number];
export const OVERRIDE_DECISIONS = ["agree", "decline"] as const;

/** An account that stands still without a word to its player, until two operators decide. */
const freezeView = z.object({
  state: z.enum(FREEZE_STATES),
  cause: z.enum(["provider", "operator"]),
  detail: z.string(),
  since: z.string(),
  votes: z.array(
    z.object({ operator: z.string(), decision: z.enum(FREEZE_DECISIONS), at: z.string() }),
  ),
});

/** A player whom an operator wants to be verified by hand: another operator agrees or declines. */
export const verificationOverrideView = z.object({
  id: z.int(),
  player_id: z.int(),
  /** Last day of the document that was shown, where one was named. */
  last_day: z.nullable(z.string()),
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: z.string(),
  expires_at: z.string(),
});
export type VerificationOverrideView = z.infer<typeof verificationOverrideView>;

/** A player's verification in a list of cases. */
export const verificationCaseView = z.object({
  player_id: z.int(),
  status: z.enum(VERIFICATION_STATUSES),
  changed_at: z.nullable(z.string()),
  frozen: z.boolean(),
});
export type VerificationCaseView = z.infer<typeof verificationCaseView>;

/** All that operators know of a player's verification. */
export const verificationFileView = z.object({
  ...verificationCaseView.shape,
  /** Until when `verified` holds; null for every other status. */
  expires_at: z.nullable(z.string()),
  renewal: z.nullable(z.enum(RENEWAL_STATES)),
  sumsub_verified: z.boolean(),
  /** The applicant's id at the provider of identity checks. */
  applicant_id: z.nullable(z.string()),
  documents: z.array(documentView),
  changes: z.array(
    z.object({
      before: z.enum(VERIFICATION_STATUSES),
      after: z.enum(VERIFICATION_STATUSES),
      by: z.enum(["player", "provider", "operator", "house"]),
      reasons: z.array(z.enum(REJECT_REASONS)),
      at: z.string(),
    }),
  ),
  questionnaire: z.nullable(
    z.object({
      ...questionnaireAnswers.shape,
      answered_at: z.string(),
    }),
  ),
  questionnaire_expires_at: z.nullable(z.string()),
  freeze: z.nullable(freezeView),
  /** Waits for a second operator; null where nothing does. */
  override: z.nullable(verificationOverrideView),
});
export type VerificationFileView = z.infer<typeof verificationFileView>;

const player = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const PLAYER_NOT_FOUND = refusal(404, "base", "There is no such player.");
const CHANGE_NOT_ALLOWED = refusal(
  422,
  "status",
  "It cannot change to that from its current state.",
);
const DOCUMENT_DAY_OVER = refusal(422, "last_day", "The document's last day is over.");
const DOCUMENT_NOT_FOUND = refusal(404, "base", "There is no such document.");
const DOCUMENT_GONE = refusal(410, "base", "This document was made unreadable.");
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

export const listVerificationCases = defineEndpoint({
  name: "listVerificationCases",
  method: "GET",
  path: "/api/back_office/verification_cases",
  summary:
    "Players by where their verification stands, those who renew it, or frozen ones, the longest waiting first.",
  access: "operator",
  permission: "players.verify",
  query: z.object({
    status: z._default(z.enum([...VERIFICATION_STATUSES, "renewal", "frozen"]), "pending"),
    after: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(verificationCaseView),
});

export const getVerificationFile = defineEndpoint({
  name: "getVerificationFile",
  method: "GET",
  path: "/api/back_office/players/{id}/verification",
  summary: "All that is known of a player's verification; looking is on the audit trail.",
  access: "operator",
  permission: "players.verify",
  params: player,
  output: verificationFileView,
  refusals: { player_not_found: PLAYER_NOT_FOUND },
});

export const setVerification = defineEndpoint({
  name: "setVerification",
  method: "PUT",
  path: "/api/back_office/players/{id}/verification",
  summary:
    "Approves, rejects or ends a player's verification; answers its renewal while one waits. An approval without documents that wait for one is proposed: another operator agrees.",
  access: "operator",
  permission: "players.verify",
  params: player,
  body: z.object({
    status: z.enum(["verified", "rejected", "expired"]),
    /** Last day of the document that was shown: what is verified ends with it, or with the licence's period. */
    last_day: z.optional(z.iso.date()),
    /** For the audit trail. */
    reason,
    /** For the player, of a rejection. */
    reasons: z.optional(z.array(z.enum(REJECT_REASONS)).check(z.maxLength(REJECT_REASONS.length))),
  }),
  output: verificationFileView,
  refusals: {
    player_not_found: PLAYER_NOT_FOUND,
    change_not_allowed: CHANGE_NOT_ALLOWED,
    document_day_over: DOCUMENT_DAY_OVER,
    override_waits: refusal(
      409,
      "base",
      "An approval by hand waits for a second operator already.",
    ),
  },
});

export const listVerificationOverrides = defineEndpoint({
  name: "listVerificationOverrides",
  method: "GET",
  path: "/api/back_office/verification_overrides",
  summary: "Approvals by hand that wait for a second operator, the longest waiting first.",
  access: "operator",
  permission: "players.verify",
  query: z.object({
    /** Goes on behind the one of this id. */
    after: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(verificationOverrideView),
});

export const decideVerificationOverride = defineEndpoint({
  name: "decideVerificationOverride",
  method: "POST",
  path: "/api/back_office/players/{id}/verification/override",
  summary: "Agrees to an approval by hand, by another operator than proposed it, or declines it.",
  access: "operator",
  permission: "players.verify",
  params: player,
  body: z.strictObject({ decision: z.enum(OVERRIDE_DECISIONS), reason }),
  output: verificationFileView,
  refusals: {
    player_not_found: PLAYER_NOT_FOUND,
    override_not_found: refusal(404, "base", "No approval by hand waits for this player."),
    second_operator_needed,
    proposer_gone,
    change_not_allowed: CHANGE_NOT_ALLOWED,
    document_day_over: DOCUMENT_DAY_OVER,
  },
});

export const askQuestionnaire = defineEndpoint({
  name: "askQuestionnaire",
  method: "POST",
  path: "/api/back_office/players/{id}/questionnaire",
  summary:
    "Asks where a player's money comes from: without an answer by then deposits are refused.",
  access: "operator",
  permission: "players.verify",
  params: player,
  body: z.object({ due_at: wireMoment, reason }),
  output: verificationFileView,
  refusals: { player_not_found: PLAYER_NOT_FOUND },
});

export const signDocumentAddress = defineEndpoint({
  name: "signDocumentAddress",
  method: "POST",
  path: "/api/back_office/documents/{id}/addresses",
  summary: "Gives an address at which this operator can fetch a document for a minute.",
  access: "operator",
  permission: "documents.read",
  params: z.object({ id: wireId }),
  output: z.object({ url: z.string(), expires_at: z.string() }),
  refusals: { document_not_found: DOCUMENT_NOT_FOUND, document_gone: DOCUMENT_GONE },
});

export const getDocumentFile = defineEndpoint({
  name: "getDocumentFile",
  method: "GET",
  path: "/api/back_office/documents/{id}/file",
  summary: "A document as it was handed in, by a signed address; each view is on the audit trail.",
  access: "operator",
  permission: "documents.read",
  params: z.object({ id: wireId }),
  query: z.object({
    expires: z.coerce.number().check(z.int(), z.positive()),
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  download: true,
  output: fileAnswer,
  refusals: {
    document_address_invalid: refusal(403, "base", "The address is not valid."),
    document_not_found: DOCUMENT_NOT_FOUND,
    document_gone: DOCUMENT_GONE,
  },
});

export const freezePlayer = defineEndpoint({
  name: "freezePlayer",
  method: "POST",
  path: "/api/back_office/players/{id}/freezes",
  summary: "Lets an account stand still without a word to its player.",
  access: "operator",
  permission: "players.freeze",
  params: player,
  body: z.object({ reason }),
  output: verificationFileView,
  refusals: {
    player_not_found: PLAYER_NOT_FOUND,
    already_frozen: refusal(422, "base", "This account is frozen already."),
  },
});

export const decideFreeze = defineEndpoint({
  name: "decideFreeze",
  method: "POST",
  path: "/api/back_office/players/{id}/freezes/decision",
  summary: "Releases a frozen account, or confirms that it stays so; two different operators must.",
  access: "operator",
  permission: "players.freeze",
  params: player,
  body: z.object({ decision: z.enum(FREEZE_DECISIONS), reason }),
  output: verificationFileView,
  refusals: {
    player_not_found: PLAYER_NOT_FOUND,
    not_frozen: refusal(422, "base", "This account is not frozen."),
    already_decided: refusal(422, "base", "This is decided already."),
    second_operator_needed,
  },
});
