import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

/** An answer to a captcha, in the form of its kind; sent with a sign-in or a registration. An empty one is none. */
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

const siteKey = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * The captcha of the house, as a browser sets itself up by it: its own, a vendor's widget with the
 * address of its script, or one of a developer that takes its site key for an answer.
 */
export const captchaSetting = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("proof_of_work"), site_key: siteKey }),
  z.object({ kind: z.literal("widget"), site_key: siteKey, script_url: z.string() }),
  z.object({ kind: z.literal("always_passes"), site_key: siteKey }),
]);
export type CaptchaSetting = z.infer<typeof captchaSetting>;

/** The house's own captcha, which a browser must answer; a vendor gives out its own. */
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
    /** Of the project's settings; absent where the house's own captcha is meant in any case. */
    site_key: z.optional(siteKey),
  }),
  output: captchaView,
  refusals: {
    site_key_unknown: refusal(422, "site_key", "The captcha of this site has another key."),
  },
  status: 201,
  limits: [{ by: "ip", count: 30, windowSeconds: 60 }],
});
