import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { signIn } from "./endpoints.ts";
import { CONFIRM_REFUSALS } from "./entry-endpoints.ts";
import { userInfoView } from "./player-view.ts";
import { currentPassword, textBetween } from "./rules/index.ts";

/** A passkey as its owner sees it. */
export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type PasskeyView = z.infer<typeof passkeyView>;

/** Id of a credential: bytes of the authenticator's choice, in base64url. */
const credentialId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,700}$/));
const passkeyName = textBetween({ min: 1, max: 40 });

/** Bytes in base64url. */
const bytes = (max: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]*$/), z.maxLength(max));

const TYPE = z.literal("public-key");
/** Members that browsers add and nothing here reads. */
const EXTENSIONS = z.record(z.string(), z.unknown());

/** A new credential as a browser gives it (WebAuthn, RegistrationResponseJSON). */
export const newCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: TYPE,
  clientExtensionResults: z._default(EXTENSIONS, {}),
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(8192),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

/** A proof by a credential (WebAuthn, AuthenticationResponseJSON). */
export const credentialProof = z.object({
  id: credentialId,
  rawId: credentialId,
  type: TYPE,
  clientExtensionResults: z._default(EXTENSIONS, {}),
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: z.optional(z.nullable(bytes(128))),
  }),
});
export type CredentialProof = z.infer<typeof credentialProof>;

/** Options for `navigator.credentials`, in the JSON form of WebAuthn. */
const optionsJson = z.record(z.string(), z.unknown());

const UNKNOWN_CHALLENGE = {
  passkey_challenge_unknown: refusal(422, "base", "This was used before, or took too long."),
} as const;
const NOT_FOUND = {
  passkey_not_found: refusal(404, "base", "There is no such passkey."),
} as const;
const { account_restricted, EE_LICENSE_BLOCKED } = signIn.refusals;

export const listPasskeys = defineEndpoint({
  name: "listPasskeys",
  method: "GET",
  path: "/api/player/passkeys",
  summary: "Lists the player's passkeys, the oldest first.",
  access: "player",
  whileRestricted: true,
  output: z.array(passkeyView),
});

const NOT_HERE = {
  passkeys_not_here: refusal(422, "base", "Passkeys need the address of the site by its name."),
} as const;

export const beginPasskey = defineEndpoint({
  name: "beginPasskey",
  method: "POST",
  path: "/api/player/passkeys/options",
  summary: "Begins to add a passkey, by the password; gives the options for the browser.",
  access: "player",
  body: z.object({ current_password: currentPassword }),
  output: z.object({ options: optionsJson }),
  refusals: {
    ...CONFIRM_REFUSALS,
    email_unconfirmed: refusal(422, "base", "Confirm your e-mail first."),
    too_many_passkeys: refusal(409, "base", "Ten passkeys are the most. Remove one first."),
    ...NOT_HERE,
  },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

export const addPasskey = defineEndpoint({
  name: "addPasskey",
  method: "POST",
  path: "/api/player/passkeys",
  summary: "Adds the passkey that the browser made.",
  access: "player",
  body: z.object({ name: passkeyName, credential: newCredential }),
  output: passkeyView,
  status: 201,
  bodyLimitBytes: 32_768,
  refusals: {
    ...UNKNOWN_CHALLENGE,
    ...NOT_HERE,
    passkey_not_valid: refusal(422, "base", "The browser's answer does not hold."),
    passkey_taken: refusal(409, "base", "This passkey is here already."),
    too_many_passkeys: refusal(409, "base", "Ten passkeys are the most. Remove one first."),
  },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

export const renamePasskey = defineEndpoint({
  name: "renamePasskey",
  method: "PATCH",
  path: "/api/player/passkeys/{id}",
  summary: "Gives a passkey another name.",
  access: "player",
  params: z.object({ id: credentialId }),
  body: z.object({ name: passkeyName }),
  output: passkeyView,
  refusals: NOT_FOUND,
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

export const removePasskey = defineEndpoint({
  name: "removePasskey",
  method: "POST",
  path: "/api/player/passkeys/{id}/remove",
  summary: "Removes a passkey, by the password.",
  access: "player",
  whileRestricted: true,
  params: z.object({ id: credentialId }),
  body: z.object({ current_password: currentPassword }),
  output: z.object({}),
  refusals: { ...CONFIRM_REFUSALS, ...NOT_FOUND },
  limits: [{ by: "player", count: 20, windowSeconds: 60 }],
});

export const beginPasskeySignIn = defineEndpoint({
  name: "beginPasskeySignIn",
  method: "POST",
  path: "/api/users/passkey/options",
  summary: "Begins a sign-in with a passkey; gives the options for the browser.",
  access: "all",
  entrance: "login",
  body: z.object({}),
  output: z.object({ options: optionsJson }),
  refusals: {
    ...NOT_HERE,
  },
  limits: [{ by: "ip", count: 60, windowSeconds: 60 }],
});

export const signInWithPasskey = defineEndpoint({
  name: "signInWithPasskey",
  method: "POST",
  path: "/api/users/passkey",
  summary: "Signs in with a passkey, which stands for both steps.",
  access: "all",
  entrance: "login",
  body: z.object({
    credential: credentialProof,
    withdrawals_only: z.optional(z.boolean()),
  }),
  bodyLimitBytes: 32_768,
  output: userInfoView,
  refusals: {
    ...UNKNOWN_CHALLENGE,
    account_restricted,
    EE_LICENSE_BLOCKED,
    ...NOT_HERE,
    passkey_wrong: refusal(422, "base", "This passkey opens no account here."),
  },
  limits: [{ by: "ip", count: 20, windowSeconds: 60 }],
});
