import * as z from "zod/mini";
import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  INCOME_BANDS,
  NEEDED_KINDS,
  REJECT_REASONS,
  RENEWAL_STATES,
  VERIFICATION_STATUSES,
  WEALTH_SOURCES,
} from "./rules.ts";

/** A document that a player has handed in; what is in it is for operators alone. */
export const documentView = z.object({
  id: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  content_type: z.enum(DOCUMENT_TYPES),
  size_bytes: z.int(),
  uploaded_at: z.string(),
});
export type DocumentView = z.infer<typeof documentView>;

export const questionnaireView = z.object({
  /** `asked`: an answer is wanted until `expires_at`. `due`: without one deposits are refused. */
  state: z.enum(["none", "answered", "asked", "due"]),
  expires_at: z.nullable(z.string()),
  profession: z.nullable(z.string()),
});

/** State of a player's verification, and what is next (PROFILE-07). */
export const verificationView = z.object({
  status: z.enum(VERIFICATION_STATUSES),
  verified: z.boolean(),
  /** The provider of identity checks says so too. */
  sumsub_verified: z.boolean(),
  /** Time at which the e-mail was confirmed. */
  confirmed_at: z.nullable(z.string()),
  /** Since when the status stands; null for `none`. */
  changed_at: z.nullable(z.string()),
  /** Until when `verified` holds; null for every other status. */
  expires_at: z.nullable(z.string()),
  /** Step of the renewal of what is verified; null while there is none, and for every other status. */
  renewal: z.nullable(z.enum(RENEWAL_STATES)),
  /** Of a rejection, also of a renewal's. */
  reasons: z.array(z.enum(REJECT_REASONS)),
  documents: z.array(documentView),
  /** Documents that may still be added before the next decision. */
  documents_left: z.int(),
  /** Kinds of which a document is missing before they can be sent for checking. */
  missing: z.array(z.enum(NEEDED_KINDS)),
  may_submit: z.boolean(),
  /** A page of the provider of identity checks can be used instead. */
  may_visit: z.boolean(),
  questionnaire: questionnaireView,
});
export type VerificationView = z.infer<typeof verificationView>;

/** `verification_updates`: the verification stands elsewhere than before. */
export const verificationMessage = z.object({
  status: z.enum(VERIFICATION_STATUSES),
  verified: z.boolean(),
  sumsub_verified: z.boolean(),
});
export type VerificationMessage = z.infer<typeof verificationMessage>;

export const questionnaireAnswers = z.object({
  profession: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, "VALIDATION.COMMON.REQUIRED"),
      z.maxLength(80),
      z.regex(/^[^\p{C}]*$/u, "VALIDATION.COMMON.INVALID_FIELD"),
    ),
  sources: z.array(z.enum(WEALTH_SOURCES)).check(
    z.minLength(1, "VALIDATION.COMMON.REQUIRED"),
    z.maxLength(WEALTH_SOURCES.length),
    z.refine(
      (sources) => new Set(sources).size === sources.length,
      "VALIDATION.COMMON.INVALID_FIELD",
    ),
  ),
  income: z.enum(INCOME_BANDS, "VALIDATION.COMMON.REQUIRED"),
});
export type QuestionnaireAnswers = z.infer<typeof questionnaireAnswers>;
