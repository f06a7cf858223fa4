import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { captchaAnswer, PASSWORD_REFUSALS } from "../sign-in/index.ts";
import { confirmedBy, currentPassword, email, newPassword } from "./rules/index.ts";

/** A token of a mail's link, as the address carries it. */
const mailToken = z.string().check(z.minLength(1), z.maxLength(200));

/** A new password, written twice. */
const newPasswordTwice = {
  password: newPassword,
  password_confirmation: z.string("VALIDATION.COMMON.REQUIRED").check(z.maxLength(256)),
};

const TOO_COMMON = {
  password_too_common: refusal(422, "password", "This password is too common."),
} as const;
const CAPTCHA = {
  captcha_required: refusal(422, "captcha", "There were too many attempts. Solve a captcha first."),
} as const;

export const checkEmail = defineEndpoint({
  name: "checkEmail",
  method: "POST",
  path: "/check-email",
  summary: "Says whether an e-mail has an account, as a registration does.",
  access: "all",
  body: z.object({ email }),
  output: z.object({ exists: z.boolean() }),
  limits: [{ by: "ip", count: 10, windowSeconds: 60 }],
});

export const confirmEmail = defineEndpoint({
  name: "confirmEmail",
  method: "GET",
  path: "/api/users/confirmation",
  summary: "Confirms an e-mail by the token of its mail: once, within three days.",
  access: "all",
  query: z.object({ confirmation_token: mailToken }),
  output: z.object({ confirmed_at: z.string() }),
  refusals: {
    confirmation_token_invalid: refusal(
      422,
      "confirmation_token",
      "This link was used before, or is too old.",
    ),
  },
  limits: [{ by: "ip", count: 30, windowSeconds: 60 }],
});

export const resendConfirmation = defineEndpoint({
  name: "resendConfirmation",
  method: "POST",
  path: "/api/users/confirmation",
  summary: "Sends the mail with the confirmation again; the same answer for every e-mail.",
  access: "all",
  body: z.object({ user: z.object({ email, captcha: captchaAnswer }) }),
  output: z.object({}),
  refusals: {
    ...CAPTCHA,
    mail_just_sent: refusal(422, "email", "A mail was sent a moment ago. Wait a minute."),
  },
  limits: [{ by: "ip", count: 20, windowSeconds: 60 }],
});

export const remindPassword = defineEndpoint({
  name: "remindPassword",
  method: "POST",
  path: "/api/users/password",
  summary: "Sends a link for a new password; the same answer for every e-mail.",
  access: "all",
  entrance: "login",
  body: z.object({ user: z.object({ email, captcha: captchaAnswer }) }),
  output: z.object({}),
  refusals: CAPTCHA,
  limits: [{ by: "ip", count: 20, windowSeconds: 60 }],
});

export const resetPassword = defineEndpoint({
  name: "resetPassword",
  method: "PUT",
  path: "/api/users/password",
  summary:
    "Sets a new password by the token of its mail (once, within six hours); ends all sessions.",
  access: "all",
  body: z.object({
    user: z
      .object({ reset_password_token: mailToken, ...newPasswordTwice })
      .check(confirmedBy("password_confirmation", "password")),
  }),
  output: z.object({}),
  refusals: {
    ...PASSWORD_REFUSALS,
    ...TOO_COMMON,
    reset_token_invalid: refusal(
      422,
      "reset_password_token",
      "This link was used before, or is too old. Ask for another.",
    ),
  },
  limits: [{ by: "ip", count: 20, windowSeconds: 60 }],
});

/** Refusals of a change that asks for the password once more. */
export const CONFIRM_REFUSALS = {
  ...PASSWORD_REFUSALS,
  password_not_set: refusal(
    422,
    "current_password",
    "You have no password yet. Choose one with a link that we send you.",
  ),
  password_wrong: refusal(422, "current_password", "The password is wrong."),
  account_locked: refusal(429, "base", "Too many attempts. Try again in 15 minutes."),
} as const;

export const changePassword = defineEndpoint({
  name: "changePassword",
  method: "PUT",
  path: "/api/player/password",
  summary: "Changes the player's password and ends all other sessions.",
  access: "player",
  body: z.object({
    user: z
      .object({ current_password: currentPassword, ...newPasswordTwice })
      .check(confirmedBy("password_confirmation", "password")),
  }),
  output: z.object({}),
  refusals: { ...CONFIRM_REFUSALS, ...TOO_COMMON },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

/** A code of the app, or a recovery code in its place. */
const oneTimeCode = z
  .string("VALIDATION.COMMON.REQUIRED")
  .check(z.trim(), z.minLength(1, "VALIDATION.COMMON.REQUIRED"), z.maxLength(32));

const ALREADY_ON = {
  two_factor_on: refusal(409, "base", "The second step is on already."),
} as const;
const CODE_REFUSALS = {
  otp_wrong: refusal(422, "otp_attempt", "The code is wrong or was used before."),
  otp_locked: refusal(429, "otp_attempt", "Too many wrong codes. Try again in 15 minutes."),
} as const;

export const beginTwoFactor = defineEndpoint({
  name: "beginTwoFactor",
  method: "POST",
  path: "/api/player/two_factor/setup",
  summary: "Makes a secret for the player's app; it counts once a code confirms it.",
  access: "player",
  body: z.object({ current_password: currentPassword }),
  /** The secret in Base32, and as the address that a QR code carries. */
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: { ...CONFIRM_REFUSALS, ...ALREADY_ON },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

export const enableTwoFactor = defineEndpoint({
  name: "enableTwoFactor",
  method: "POST",
  path: "/api/player/two_factor",
  summary: "Switches the second step on by a code of the app; gives the recovery codes, this once.",
  access: "player",
  body: z.object({ otp_attempt: oneTimeCode }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: {
    ...ALREADY_ON,
    ...CODE_REFUSALS,
    two_factor_not_begun: refusal(409, "base", "Begin the setup anew: it was too long ago."),
  },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

export const disableTwoFactor = defineEndpoint({
  name: "disableTwoFactor",
  method: "POST",
  path: "/api/player/two_factor/disable",
  summary: "Switches the second step off, by password and code.",
  access: "player",
  body: z.object({ current_password: currentPassword, otp_attempt: oneTimeCode }),
  output: z.object({}),
  refusals: {
    ...CONFIRM_REFUSALS,
    ...CODE_REFUSALS,
    two_factor_off: refusal(409, "base", "The second step is off already."),
  },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

export const renewRecoveryCodes = defineEndpoint({
  name: "renewRecoveryCodes",
  method: "POST",
  path: "/api/player/two_factor/recovery_codes",
  summary: "Makes the recovery codes anew, by password and code; the former ones end.",
  access: "player",
  body: z.object({ current_password: currentPassword, otp_attempt: oneTimeCode }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: {
    ...CONFIRM_REFUSALS,
    ...CODE_REFUSALS,
    two_factor_off: refusal(409, "base", "The second step is off already."),
  },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

/** Refusals of a sign-in at an account with a second step, once its password is right. */
export const SECOND_STEP_REFUSALS = {
  ...CODE_REFUSALS,
  otp_required: refusal(422, "otp_attempt", "Type the code of your app."),
} as const;
