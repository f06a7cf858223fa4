import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../../endpoint/index.ts";
import { LOCALES } from "../../locales/index.ts";
import { registerPlayer, signIn } from "../endpoints.ts";
import { userInfoView } from "../player-view.ts";
import { deviceId, PERSON_REFUSALS } from "../risk-endpoints.ts";
import { countryCode, currencyCode, email, isoDate } from "../rules/index.ts";

const { email_taken, currency_not_offered, country_not_served, too_young } =
  registerPlayer.refusals;
const { account_restricted, EE_LICENSE_BLOCKED, otp_required, otp_wrong, otp_locked } =
  signIn.refusals;

/** Path of the page to which the link of a login leads. */
export const AUTOLOGIN_PATH = "/autologin";

export const autoregisterPlayer = defineEndpoint({
  name: "autoregisterPlayer",
  method: "POST",
  path: "/api/back_office/players",
  summary:
    "Creates a player without a password under a brand, and mails a link that signs in once.",
  access: "operator",
  permission: "players.register",
  body: z.object({
    user: z.object({
      email,
      country: countryCode,
      currency: currencyCode,
      date_of_birth: isoDate,
      locale: z.enum(LOCALES),
      /** Id of the brand whose site it is: `paper-rocket`. */
      brand: z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)),
    }),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  output: userInfoView,
  status: 201,
  refusals: {
    brand_unknown: refusal(422, "brand", "There is no such brand."),
    email_taken,
    currency_not_offered,
    country_not_served,
    too_young,
    ...PERSON_REFUSALS,
  },
});

export const signInByLink = defineEndpoint({
  name: "signInByLink",
  method: "POST",
  path: "/api/users/autologin",
  summary: "Signs in by the token of a mailed link: once, within an hour.",
  access: "all",
  entrance: "login",
  body: z.object({
    user: z.object({
      autologin_token: z.string().check(z.minLength(1), z.maxLength(200)),
      dfpc: deviceId,
      withdrawals_only: z.optional(z.boolean()),
      otp_attempt: z.optional(z.string().check(z.trim(), z.maxLength(32))),
    }),
  }),
  output: userInfoView,
  refusals: {
    autologin_token_invalid: refusal(
      422,
      "autologin_token",
      "This link was used before, or is too old. Ask for another.",
    ),
    account_restricted,
    EE_LICENSE_BLOCKED,
    otp_required,
    otp_wrong,
    otp_locked,
  },
  limits: signIn.limits,
});
