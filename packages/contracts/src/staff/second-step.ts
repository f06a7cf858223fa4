import * as z from "zod/mini";
import { CONFIRM_REFUSALS } from "../accounts/entry-endpoints.ts";
import { currentPassword } from "../accounts/rules/index.ts";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

/** Six digits of the operator's app, or a recovery code in their place. */
export const secondStepCode = z
  .string("VALIDATION.COMMON.REQUIRED")
  .check(z.trim(), z.minLength(1, "VALIDATION.COMMON.REQUIRED"), z.maxLength(32));

const CODE_REFUSALS = {
  otp_wrong: refusal(422, "code", "The code is wrong or was used before."),
  otp_locked: refusal(429, "code", "Too many wrong codes. Try again in 15 minutes."),
} as const;

/** Refusals of a sign-in of an operator with a second step, once the password is right. */
export const OPERATOR_CODE_REFUSALS = {
  ...CODE_REFUSALS,
  second_step_required: refusal(422, "code", "Type the code of your app."),
} as const;

const two_factor_on = refusal(409, "base", "The second step is on already.");
/** Open to an operator who has yet to switch the second step on where the house requires it. */
const own = { access: "operator", beforeSecondStep: true } as const;
const limits = [{ by: "ip", count: 20, windowSeconds: 60 }] as const;

export const beginOperatorSecondStep = defineEndpoint({
  name: "beginOperatorSecondStep",
  method: "POST",
  path: "/api/back_office/second_step/begin",
  summary:
    "Makes a secret for the operator's app, by the password; it counts once a code confirms it.",
  ...own,
  body: z.strictObject({ current_password: currentPassword }),
  /** The secret in Base32, and as the address that a QR code carries. */
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: { ...CONFIRM_REFUSALS, two_factor_on },
  limits,
});

export const confirmOperatorSecondStep = defineEndpoint({
  name: "confirmOperatorSecondStep",
  method: "POST",
  path: "/api/back_office/second_step/confirm",
  summary:
    "Switches the operator's second step on by a code of the app; gives the recovery codes, this once.",
  ...own,
  body: z.strictObject({ code: secondStepCode }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: {
    ...CODE_REFUSALS,
    two_factor_on,
    two_factor_not_begun: refusal(409, "base", "Begin the setup anew: it was too long ago."),
  },
  limits,
});

export const endOperatorSecondStep = defineEndpoint({
  name: "endOperatorSecondStep",
  method: "POST",
  path: "/api/back_office/second_step/end",
  summary: "Switches the operator's second step off, by password and code.",
  ...own,
  body: z.strictObject({ current_password: currentPassword, code: secondStepCode }),
  output: z.object({}),
  refusals: {
    ...CONFIRM_REFUSALS,
    ...CODE_REFUSALS,
    two_factor_off: refusal(409, "base", "The second step is off already."),
  },
  limits,
});
