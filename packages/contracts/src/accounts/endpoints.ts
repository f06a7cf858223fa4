import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { LOCALES } from "../locales/index.ts";
import { captchaAnswer, PASSWORD_REFUSALS, SIGN_IN_REFUSALS } from "../sign-in/index.ts";
import { SECOND_STEP_REFUSALS } from "./entry-endpoints.ts";
import { playerOrGuestView, playerSettingsView, sessionView, userInfoView } from "./player-view.ts";
import {
  countryCode,
  currencyCode,
  currentPassword,
  email,
  isoDate,
  mustBeChecked,
  newPassword,
} from "./rules/index.ts";
import { deviceId, PERSON_REFUSALS } from "./risk-endpoints.ts";
import { DETAIL_REFUSALS, signUpDetails } from "./sign-up/index.ts";

export const registerPlayer = defineEndpoint({
  name: "registerPlayer",
  method: "POST",
  path: "/api/users",
  summary: "Creates a player, opens the wallet account and signs in.",
  access: "all",
  entrance: "registration",
  body: z.object({
    /** Made by the sender: the same form sent again within minutes signs in whom it made. */
    id: z.optional(wireId),
    user: z.object({
      email,
      password: newPassword,
      currency: currencyCode,
      country: countryCode,
      date_of_birth: isoDate,
      terms_acceptance: mustBeChecked,
      ...signUpDetails,
      locale: z.optional(z.enum(LOCALES)),
      receive_promos: z.optional(z.boolean()),
      dfpc: deviceId,
      captcha: captchaAnswer,
    }),
  }),
  output: userInfoView,
  status: 201,
  refusals: {
    ...PASSWORD_REFUSALS,
    email_taken: refusal(422, "email", "An account with this e-mail exists."),
    currency_not_offered: refusal(422, "currency", "This currency is not offered."),
    country_not_served: refusal(422, "country", "We do not serve this country."),
    too_young: refusal(422, "date_of_birth", "You are too young to play."),
    ...DETAIL_REFUSALS,
    ...PERSON_REFUSALS,
    password_too_common: refusal(422, "password", "This password is too common."),
  },
  limits: [
    { by: "ip", count: 5, windowSeconds: 3600, of: "successes" },
    { by: "ip", count: 60, windowSeconds: 3600 },
  ],
});

export const signIn = defineEndpoint({
  name: "signIn",
  method: "POST",
  path: "/api/users/sign_in",
  summary: "Signs in and sets the session cookie.",
  access: "all",
  entrance: "login",
  body: z.object({
    user: z.object({
      email,
      password: currentPassword,
      dfpc: deviceId,
      captcha: captchaAnswer,
      custom_login_reg: z.optional(z.boolean()),
      /** Signs in although the account is open for withdrawals only. */
      withdrawals_only: z.optional(z.boolean()),
      /** Of the second step: a code of the app, or a recovery code (AUTH-03). */
      otp_attempt: z.optional(z.string().check(z.trim(), z.maxLength(32))),
    }),
  }),
  output: userInfoView,
  refusals: {
    ...SIGN_IN_REFUSALS,
    ...SECOND_STEP_REFUSALS,
    account_restricted: refusal(
      422,
      "base",
      "This account is not open for play now. You can sign in to withdraw.",
    ),
    EE_LICENSE_BLOCKED: refusal(403, "base", "This account cannot be used from Estonia."),
  },
  limits: [{ by: "ip", count: 20, windowSeconds: 60 }],
});

export const signOut = defineEndpoint({
  name: "signOut",
  method: "DELETE",
  path: "/api/users/sign_out",
  summary: "Ends the session; harmless without one.",
  access: "all",
  output: z.object({}),
});

export const getPlayer = defineEndpoint({
  name: "getPlayer",
  method: "GET",
  path: "/api/player",
  summary: "The profile; {} for a guest.",
  access: "all",
  output: playerOrGuestView,
});

export const getPlayerSettings = defineEndpoint({
  name: "getPlayerSettings",
  method: "GET",
  path: "/api/player/settings",
  summary: "The live socket's address, user and token, and the odds formats.",
  access: "all",
  output: playerSettingsView,
});

export const listSessions = defineEndpoint({
  name: "listSessions",
  method: "GET",
  path: "/api/player/sessions",
  summary: "Lists the player's sessions, latest first.",
  access: "player",
  whileRestricted: true,
  output: z.array(sessionView),
});

export const endSession = defineEndpoint({
  name: "endSession",
  method: "DELETE",
  path: "/api/player/sessions/{id}",
  summary: "Ends one of the player's own sessions.",
  access: "player",
  whileRestricted: true,
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  output: z.object({}),
  refusals: { session_not_found: refusal(404, "base", "There is no such session.") },
});

export const updateLocale = defineEndpoint({
  name: "updateLocale",
  method: "PATCH",
  path: "/api/player/update_locale",
  summary: "Stores the player's language.",
  access: "player",
  whileRestricted: true,
  body: z.object({ locale: z.enum(LOCALES) }),
  output: z.object({ locale: z.enum(LOCALES) }),
});
