import type { VerificationStatus } from "@houselight/contracts";
import { defineEvent } from "#platform/outbox";

/** A player's identity is established further, or no more. */
export interface VerificationChanged {
  readonly before: VerificationStatus;
  readonly after: VerificationStatus;
}
export const verificationChanged = defineEvent<VerificationChanged>("verification.changed");

/** An account was frozen, or released: how it stands is asked for. */
export const freezeChanged = defineEvent<object>("verification.freeze-changed");

/** A player was asked where the money comes from, or has answered. */
export const questionnaireChanged = defineEvent<object>("verification.questionnaire-changed");
