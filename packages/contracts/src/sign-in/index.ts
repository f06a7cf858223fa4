import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

/** An answer to a captcha, in the form of its kind; sent with a sign-in or a registration. */
export const captchaAnswer = z.optional(z.string().check(z.maxLength(4096)));

/** Refusals of every endpoint that checks or hashes a password. */
export const PASSWORD_REFUSALS = {
  entrance_busy: refusal(429, "base", "Too many people are signing in. Try again shortly."),
} as const;

export const SIGN_IN_REFUSALS = {
  ...PASSWORD_REFUSALS,
  wrong_credentials: refusal(422, "password", "E-mail or password is wrong."),
  captcha_required: refusal(422, "captcha", "There were too many attempts. Solve a captcha first."),
} as const;

/** A captcha that a browser must answer. Another kind, of another vendor, is another member here. */
export const captchaView = z.object({
  kind: z.literal("proof_of_work"),
  /** A challenge of ALTCHA, version 2; the answer is `{ challenge, solution }` as JSON in base64url. */
  challenge: z.object({
    parameters: z.record(z.string(), z.unknown()),
    signature: z.string(),
  }),
});
export type CaptchaView = z.infer<typeof captchaView>;

export const requestCaptcha = defineEndpoint({
  name: "requestCaptcha",
  method: "POST",
  path: "/api/captchas",
  summary: "Gives a captcha for one attempt at one account, whether the account exists or not.",
  access: "all",
  unattended: true,
  body: z.object({
    /** The account is a player's, a new one too, or an operator's. */
    account: z.enum(["player", "operator"]),
    email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  }),
  output: captchaView,
  status: 201,
  limits: [{ by: "ip", count: 30, windowSeconds: 60 }],
});
