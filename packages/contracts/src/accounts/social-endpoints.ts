import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { LOCALES } from "../locales/index.ts";
import { registerPlayer, signIn } from "./endpoints.ts";
import { CONFIRM_REFUSALS } from "./entry-endpoints.ts";
import { userInfoView } from "./player-view.ts";
import {
  countryCode,
  currencyCode,
  currentPassword,
  isoDate,
  mustBeChecked,
} from "./rules/index.ts";
import { deviceId } from "./risk-endpoints.ts";
import { signUpDetails } from "./sign-up/index.ts";

/** A provider of identities; `connected` says whether the player signs in with it (AUTH-15). */
export const authProviderView = z.object({
  id: z.string(),
  /** `google` for the type `google_oauth2`. */
  name: z.string(),
  type: z.string(),
  connected: z.boolean(),
});
export type AuthProviderView = z.infer<typeof authProviderView>;

const providerId = z.object({ id: z.string().check(z.regex(/^[a-z0-9_-]{2,32}$/)) });

/** A path of the site itself, to go on to: no other site can be named by it. */
export const localRedirect = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u));

/** A part of what a provider hands back in its redirect, as the page of the site read it. */
const handedBack = z.optional(z.string().check(z.minLength(1), z.maxLength(2048)));

const UNKNOWN_PROVIDER = {
  auth_provider_unknown: refusal(404, "base", "There is no such provider."),
} as const;
const AWAY = {
  auth_provider_away: refusal(503, "base", "The provider does not answer. Try again shortly."),
} as const;
const TAKEN = {
  identity_taken: refusal(409, "base", "This sign-in belongs to another account."),
  auth_provider_connected: refusal(409, "base", "Another sign-in of this provider is connected."),
} as const;
const UNCONFIRMED = {
  email_unconfirmed: refusal(422, "base", "Confirm your e-mail first."),
} as const;
const NOT_BEGUN = {
  auth_flow_unknown: refusal(422, "base", "This sign-in was used before, or is too old."),
} as const;
const { account_restricted, EE_LICENSE_BLOCKED, otp_required, otp_wrong, otp_locked } =
  signIn.refusals;
const ADMISSION = {
  account_restricted,
  EE_LICENSE_BLOCKED,
  otp_required,
  otp_wrong,
  otp_locked,
} as const;

export const listOfferedAuthProviders = defineEndpoint({
  name: "listOfferedAuthProviders",
  method: "GET",
  path: "/api/info/auth_providers",
  summary: "Lists the providers with which one can sign in.",
  access: "all",
  output: z.array(authProviderView),
});

export const listAuthProviders = defineEndpoint({
  name: "listAuthProviders",
  method: "GET",
  path: "/api/auth_providers",
  summary: "Lists the providers, and which of them the player has connected.",
  access: "player",
  whileRestricted: true,
  output: z.array(authProviderView),
});

export const disconnectAuthProvider = defineEndpoint({
  name: "disconnectAuthProvider",
  method: "DELETE",
  path: "/api/auth_providers/{id}",
  summary: "Disconnects a provider; never the last way in.",
  access: "player",
  whileRestricted: true,
  params: providerId,
  output: z.array(authProviderView),
  refusals: {
    auth_provider_not_connected: refusal(404, "base", "This provider is not connected."),
    last_way_in: refusal(409, "base", "Choose a password first: there is no other way in."),
  },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

export const beginSocialSignIn = defineEndpoint({
  name: "beginSocialSignIn",
  method: "POST",
  path: "/api/users/auth/{id}",
  summary: "Begins a sign-in with a provider; gives the address to send the browser to.",
  access: "all",
  entrance: "login",
  params: providerId,
  body: z.object({ redirect: z.optional(localRedirect) }),
  output: z.object({ url: z.string() }),
  refusals: { ...UNKNOWN_PROVIDER, ...AWAY },
  limits: [{ by: "ip", count: 20, windowSeconds: 60 }],
});

export const beginConnecting = defineEndpoint({
  name: "beginConnecting",
  method: "POST",
  path: "/api/auth_providers/{id}/connect",
  summary: "Begins to connect a provider, by the password; gives the address to go to.",
  access: "player",
  params: providerId,
  body: z.object({ current_password: currentPassword }),
  output: z.object({ url: z.string() }),
  refusals: { ...CONFIRM_REFUSALS, ...UNKNOWN_PROVIDER, ...AWAY, ...TAKEN, ...UNCONFIRMED },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

/** Says how a sign-in with a provider goes on. */
export const socialOutcomeView = z.object({
  outcome: z.enum(["signed_in", "connected", "sign_up", "owner_asked"]),
  provider: z.string(),
  redirect: z.nullable(z.string()),
  /** As the provider says it. */
  email: z.nullable(z.string()),
  /** Fields that a new player has yet to fill in (AUTH-16). */
  auth_fields_missed: z.array(z.string()),
});
export type SocialOutcomeView = z.infer<typeof socialOutcomeView>;

export const answerSocialSignIn = defineEndpoint({
  name: "answerSocialSignIn",
  method: "POST",
  path: "/api/users/auth/{id}/callback",
  summary: "Takes what a provider handed back: signs in, connects, or says what is missing.",
  access: "all",
  params: providerId,
  body: z.object({
    state: z.string().check(z.minLength(1), z.maxLength(200)),
    code: handedBack,
    iss: handedBack,
    error: handedBack,
  }),
  output: socialOutcomeView,
  refusals: {
    ...UNKNOWN_PROVIDER,
    ...AWAY,
    ...TAKEN,
    ...NOT_BEGUN,
    ...ADMISSION,
    auth_denied: refusal(422, "base", "You did not agree at the provider."),
    auth_provider_failed: refusal(422, "base", "The provider's answer does not hold."),
    email_unverified: refusal(
      422,
      "base",
      "The provider does not vouch for your e-mail. Create an account, then connect it.",
    ),
  },
  limits: [{ by: "ip", count: 40, windowSeconds: 60 }],
});

export const continueSocialSignIn = defineEndpoint({
  name: "continueSocialSignIn",
  method: "POST",
  path: "/api/users/auth/continue",
  summary: "Goes on with a sign-in by a provider: with the code of the second step.",
  access: "all",
  entrance: "login",
  body: z.object({
    user: z.object({
      otp_attempt: z.optional(z.string().check(z.trim(), z.maxLength(32))),
      withdrawals_only: z.optional(z.boolean()),
    }),
  }),
  output: socialOutcomeView,
  refusals: { ...NOT_BEGUN, ...ADMISSION },
  limits: [{ by: "ip", count: 20, windowSeconds: 60 }],
});

export const connectProvenIdentity = defineEndpoint({
  name: "connectProvenIdentity",
  method: "POST",
  path: "/api/auth_providers",
  summary: "Connects the identity that was just proven with the player who then signed in.",
  access: "player",
  body: z.object({}),
  output: z.array(authProviderView),
  status: 201,
  refusals: { ...NOT_BEGUN, ...TAKEN, ...UNCONFIRMED },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

export const updateAuthDetails = defineEndpoint({
  name: "updateAuthDetails",
  method: "POST",
  path: "/api/auth_providers/update_details",
  summary: "Completes a sign-up with a provider; of a signed-in player it accepts the terms.",
  access: "all",
  body: z.object({
    user: z.object({
      terms_acceptance: mustBeChecked,
      country: z.optional(countryCode),
      date_of_birth: z.optional(isoDate),
      currency: z.optional(currencyCode),
      ...signUpDetails,
      dfpc: deviceId,
      locale: z.optional(z.enum(LOCALES)),
      receive_promos: z.optional(z.boolean()),
    }),
  }),
  output: userInfoView,
  status: 201,
  refusals: {
    ...registerPlayer.refusals,
    ...NOT_BEGUN,
    ...TAKEN,
  },
  limits: registerPlayer.limits,
});
